// The official terms and headwords of the printed rulebooks, per language.
#pragma once

#include "app/text/name_forms.h"
#include "core/map/board.h"

#include <QHash>
#include <QString>

#include <string_view>

namespace demeter {

/// `translations/glossary.tsv` and `translations/headwords.tsv` in one language. They are facts about the printed books, so they are data
/// and not translations: a Polish window can speak of the Spanish book. With them the forms of the names on the board, from
/// `translations/place_forms.tsv` and `translations/hunter_forms.tsv`.
class Terms {
public:
    /// The tables of a language are read once; later ones share them.
    explicit Terms(Language language);

    /// A term of the glossary by its key, such as `sea-zone`; where the book of this language has none, the English working name;
    /// empty for an unknown key.
    QString term(const QString& key) const { return terms_.value(key); }
    /// The headword under which the rulebook prints this rule (section 27 of the specification). An id that no topic names takes the
    /// topic of its chapter, an unknown one the golden rules.
    QString headword(std::string_view rule) const { return topics_.value(topicOf(rule)); }
    /// The key of that topic; the same in every language.
    QString topicOf(std::string_view rule) const;
    /// A headword by the key of its topic, such as `movement-road`; empty for an unknown key.
    QString topic(const QString& key) const { return topics_.value(key); }
    /// The forms of a place by its id. A place that the table doesn't know by this name, from a board of the player's own, has those that
    /// fit any name.
    NameForms place(const QString& id, const QString& name) const;
    /// The forms of a hunter by his id; empty for an unknown one.
    NameForms hunter(const QString& id) const { return hunters_.value(id); }

private:
    Terms() = default;
    void read(Language language);

    QHash<QString, QString> terms_;     ///< key of the glossary to term
    QHash<QString, QString> topics_;    ///< key of the topic to headword
    QHash<QString, QString> topicOf_;   ///< rule id, or `CHAPTER-*`, to key of the topic
    QHash<QString, NameForms> places_;  ///< by id; `*` for any other, with `%1` for its name
    QHash<QString, NameForms> hunters_; ///< by id
};

} // namespace demeter
