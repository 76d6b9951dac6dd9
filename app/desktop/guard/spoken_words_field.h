// Where the hunters' words are typed, and how they count.
#pragma once

#include <QString>
#include <QWidget>

class QLineEdit;

namespace demeter {

/// A field with two lines below it, which say as what the words count (`areWords`, core/base/words.h).
class SpokenWordsField : public QWidget {
    Q_OBJECT

public:
    /// The field is called `NAME-words`, what is said of them `NAME-counted`; `without`: what is said of no word at all. `width`: so many
    /// pixels the field will have.
    SpokenWordsField(const QString& name, const QString& without, int width);
    QString typed() const;
    void setTyped(const QString& text);
    void takeFocus();

signals:
    void changed();
    /// The return key.
    void accepted();

private:
    QLineEdit* field_;
};

} // namespace demeter
