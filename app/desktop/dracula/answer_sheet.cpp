#include "app/desktop/dracula/answer_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/stepper.h"

#include <QBoxLayout>
#include <QCollator>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <tuple>

namespace demeter {

namespace {

using Kind = FormField::Kind;

/// They look the same, whatever is entered in them.
bool alike(const FormField& a, const FormField& b)
{
    return a.id == b.id && a.kind == b.kind && a.allowed == b.allowed;
}

void put(QWidget* input, const FormField& field)
{
    const QSignalBlocker quiet(input);
    if (auto* box = qobject_cast<PickBox*>(input); box != nullptr && box->value() != field.value)
        box->setValue(field.value);
    else if (auto* number = qobject_cast<Stepper*>(input); number != nullptr && number->value() != field.value)
        number->setValue(*field.value);
    else if (auto* parts = qobject_cast<Segmented*>(input))
        parts->setCurrent(field.value ? static_cast<int>(std::ranges::find(field.allowed, *field.value) - field.allowed.begin()) : -1);
}

} // namespace

FilledIn AnswerSheet::filledIn() const
{
    FilledIn filled = Sheet::filledIn();
    filled.own = answers_;
    return filled;
}

void AnswerSheet::fillIn(const FilledIn& filled)
{
    if (const auto* answers = std::any_cast<decltype(answers_)>(&filled.own)) {
        answers_ = *answers;
        rebuild();
    }
    Sheet::fillIn(filled);
}

AnswerSheet::Look AnswerSheet::numbered(const FormFields& fields, const FormField& field) const
{
    Look named = look(fields, field);
    if (named.text.contains(QLatin1String("%1"))) {
        named.text = named.text.arg(field.id.second + 1);
        named.name += QStringLiteral("-%1").arg(field.id.second + 1);
    }
    return named;
}

QString AnswerSheet::said(const FormFields& fields, const FormField& field, bool now) const
{
    const int value = valueAt(field, now);
    const QString words = valueWords(field, value);
    const Look named = numbered(fields, field);
    const QString& name = named.called.isEmpty() ? named.text : named.called;
    if (field.kind == Kind::Count)
        return QStringLiteral("%1 %2").arg(name, QString::number(value));
    if (field.kind == Kind::Flag && words.isEmpty())
        return value == 1 ? name : QString();
    return value == fury::noValue ? QString() : words;
}

QString AnswerSheet::allSaid(const FormFields& fields, bool now) const
{
    QStringList words;
    for (const FormField& field : fields)
        if (!field.isSubject && (now ? field.now : field.value))
            words << said(fields, field, now);
    words.removeAll(QString());
    return words.isEmpty() ? tr("empty") : words.join(QStringLiteral(", "));
}

FormFields AnswerSheet::fieldsNow(std::size_t form) const
{
    fury::Answers about;
    for (const FormField& field : fields(form))
        if (field.isSubject && field.value)
            about[field.id] = *field.value;
    return fieldsOf(form, about);
}

void AnswerSheet::enter(std::size_t form, const FormField& field, int value)
{
    const auto before = answers_[form].find(field.id);
    if (before != answers_[form].end() ? before->second == value : field.value == value)
        return;
    if (field.isSubject) { // what was entered behind it was about another one
        const FormFields shown = fields(form);
        for (auto behind = std::ranges::find(shown, field.id, &FormField::id); behind != shown.end(); ++behind)
            answers_[form].erase(behind->id);
    }
    answers_[form][field.id] = value;
    setStatus({});
    if (field.kind == Kind::Option)
        return; // the sheet is made anew
    show(form);
    review(form);
}

void AnswerSheet::addFields(QVBoxLayout* content, std::size_t form)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(content->spacing());
    content->addWidget(box);
    shown_[form] = {box};
    show(form);
}

void AnswerSheet::show(std::size_t form)
{
    auto& [box, rows] = shown_[form];
    const FormFields all = fields(form);
    std::vector<FormFields> wanted;
    for (const FormField& field : all)
        if (field.kind == Kind::Flag && !wanted.empty() && wanted.back().back().kind == Kind::Flag)
            wanted.back().push_back(field);
        else
            wanted.push_back({field});
    // What stays as it is keeps its widget, and the keyboard in it.
    std::size_t kept = 0;
    while (kept < rows.size() && kept < wanted.size() && std::ranges::equal(rows[kept].fields, wanted[kept], alike)) {
        for (std::size_t n = 0; n < rows[kept].inputs.size(); ++n)
            put(rows[kept].inputs[n], wanted[kept][n]);
        ++kept;
    }
    const QWidget* focus = nullptr;
    for (std::size_t n = kept; n < rows.size(); ++n) {
        if (rows[n].widget->isAncestorOf(window()->focusWidget()))
            focus = window()->focusWidget();
        rows[n].widget->hide();
        rows[n].widget->deleteLater();
    }
    rows.resize(kept);
    for (std::size_t n = kept; n < wanted.size(); ++n) {
        rows.push_back(makeRow(form, all, wanted[n]));
        box->layout()->addWidget(rows.back().widget);
        rows.back().widget->show();
        for (QWidget* input : rows.back().inputs)
            if (focus != nullptr && input->objectName() == focus->objectName())
                input->setFocus(Qt::OtherFocusReason);
    }
    QWidget* before = nullptr; // Tab goes through them as they stand there, whenever each was made
    for (QWidget* each : box->findChildren<QWidget*>())
        if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr && each->isVisibleTo(box)) {
            if (before != nullptr)
                setTabOrder(before, each);
            before = each;
        }
}

AnswerSheet::Row AnswerSheet::makeRow(std::size_t form, const FormFields& all, FormFields fields)
{
    Row row{std::move(fields), new QWidget};
    auto* column = new QVBoxLayout(row.widget);
    column->setContentsMargins(0, 0, 0, 0);
    const FormField& first = row.fields.front();
    const Look named = numbered(all, first);
    if (first.kind == Kind::Option) {
        addOptionsOf(column, form, all, first);
    } else if (first.kind == Kind::Flag) {
        auto* grid = new QGridLayout;
        grid->setSpacing(8);
        const int columns = row.fields.size() == 1 ? 1 : across(3);
        for (const FormField& field : row.fields) {
            const int n = static_cast<int>(row.inputs.size());
            row.inputs.push_back(makeInput(form, numbered(all, field), field));
            grid->addWidget(row.inputs.back(), n / columns, n % columns);
            grid->setColumnStretch(n % columns, 1);
        }
        column->addLayout(grid);
    } else {
        row.inputs.push_back(makeInput(form, named, first));
        if (first.kind == Kind::Parts) {
            addLabel(column, named.text);
            column->addWidget(row.inputs.back());
        } else {
            addRow(column, named.text, row.inputs.back(), first.isSubject || first.kind == Kind::List);
        }
    }
    if (!named.hint.isEmpty())
        column->addWidget(makeLabel(named.hint, bodyFont(13.5), "mute"));
    return row;
}

QWidget* AnswerSheet::makeInput(std::size_t form, const Look& look, const FormField& field)
{
    const QByteArray name = look.name.toLatin1();
    const QString& called = look.called.isEmpty() ? look.text : look.called;
    QWidget* input = nullptr;
    if (field.kind == Kind::Flag) {
        auto* check = makeCheck(name, look.icon.toLatin1(), look.text, field.value == 1);
        connect(check, &QAbstractButton::toggled, this, [this, form, field](bool on) { enter(form, field, on ? 1 : 0); });
        return check;
    }
    if (field.kind == Kind::Count) {
        auto* number = makeStepper(name, called, field.allowed[0], field.allowed[1], field.value.value_or(0));
        connect(number, &Stepper::changed, this, [this, form, field](int value) { enter(form, field, value); });
        return number;
    }
    QList<std::tuple<int, QString, int>> values; // the thousand of names, the words, the value
    for (const int value : field.allowed)
        values.emplace_back(value < 0 ? value : value / 1000, valueWords(field, value), value);
    if (field.kind == Kind::Parts) {
        QStringList words;
        for (const auto& [thousand, text, value] : values)
            words << text;
        auto* parts = new Segmented(settings_, words, called);
        parts->setObjectName(look.name);
        connect(parts, &Segmented::chosen, this,
                [this, form, field](int n) { enter(form, field, field.allowed[static_cast<std::size_t>(n)]); });
        input = parts;
    } else {
        const QCollator collator{QLocale(settings_.languageCode())};
        if (field.kind == Kind::Names)
            std::ranges::stable_sort(values, [&](const auto& a, const auto& b) {
                return std::get<0>(a) != std::get<0>(b) ? std::get<0>(a) < std::get<0>(b)
                                                        : collator.compare(std::get<1>(a), std::get<1>(b)) < 0;
            });
        auto* box = makePick(name, called);
        box->setPlaceholderText(called);
        for (const auto& [thousand, text, value] : values)
            box->addEntry(text, value);
        box->setValue(std::nullopt);
        connect(box, &QComboBox::currentIndexChanged, this, [this, form, field, box] {
            if (const auto value = box->value())
                enter(form, field, *value);
        });
        input = box;
    }
    put(input, field);
    return input;
}

void AnswerSheet::addOptionsOf(QVBoxLayout* content, std::size_t form, const FormFields& all, const FormField& field)
{
    QList<Option> options;
    for (const int value : field.allowed) {
        const Look named = optionLook(field, value);
        // What it has now, where that can be told before anything else is said.
        fury::Answers then = answers_[form];
        for (auto behind = std::ranges::find(all, field.id, &FormField::id); behind != all.end(); ++behind)
            then.erase(behind->id);
        then[field.id] = value;
        const FormFields opened = fieldsOf(form, then);
        const auto first = std::ranges::find(opened, field.id, &FormField::id) + 1;
        const bool isTold =
            first != opened.end() && std::ranges::none_of(first, opened.end(), &FormField::isSubject) && field.id != all.front().id;
        QString second;
        if (isTold && opened.back().kind == Kind::Count && first + 1 == opened.end())
            second = tr("now %1").arg(*first->now);
        else if (isTold)
            second = allSaid(opened, true);
        options << Option{look(all, field).name + u'-' + (named.name.isEmpty() ? QString::number(value) : named.name),
                          named.icon,
                          valueWords(field, value),
                          second,
                          field.value == value,
                          [this, form, field, value] { enter(form, field, value); },
                          named.sign};
    }
    addOptions(content, look(all, field).text, options, field.id == all.front().id ? 4 : options.size() == 4 ? 2 : 3);
}

} // namespace demeter
