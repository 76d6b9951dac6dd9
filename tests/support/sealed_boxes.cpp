#include "tests/support/sealed_boxes.h"

#include "core/journal/record_body.h"
#include "core/journal/verify_body.h"

DEMETER_RECORD_TEMPLATES(, test::sealed_boxes::Game)
