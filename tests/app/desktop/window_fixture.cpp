// Sees that the header stands on its own, and gives the precompiled header of the window's tests a home.
#include "tests/app/desktop/window_fixture.h"
