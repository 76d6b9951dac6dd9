// Games of the window tests are dealt the same way every time.
#pragma once

#include "app/fury3e/desktop/game_controller.h"
#include "core/fury3e/rules/rules.h"
#include "core/journal/byte_text.h"
#include "tests/support/test_keys.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace demeter::test {

using namespace fury3e;

inline Devices fixedChance(Devices devices = {})
{
    devices.seed = [] {
        Seed seed;
        seed.fill(7);
        return seed;
    };
    devices.fairDeals = false;
    if (!devices.keys)
        devices.keys = testKeys();
    return devices;
}

/// The keys of tests in a file of their own, which a PIN or passphrase can lock.
inline Devices lockable(const QTemporaryDir& folder)
{
    QFile file(folder.filePath("keys"));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(R"({"format":"demeter-keys/2","keys":")" + base64Text(testMaster) + "\"}\n"));
    file.close();
    Devices devices;
    devices.keys = std::make_shared<KeyFile>(file.fileName().toStdString());
    return devices;
}

/// The hunters do nothing until it is Dracula's turn to slide: for tests of the Dracula phase. False if something holds it up.
inline bool huntersPass(GameController& game)
{
    for (int guard = 0; guard < 60 && game.state().step != Step::BeforeSlide; ++guard) {
        if (game.state().step == Step::Over)
            return false;
        if (const auto hunter = activeHunter(game.state()); hunter && game.submit(HunterActs{*hunter, HunterActs::What::Pass}))
            continue;
        if (!game.submit(GoOn{}))
            return false;
    }
    return game.state().step == Step::BeforeSlide;
}

} // namespace demeter::test
