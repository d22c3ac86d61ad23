import { Field, Select, TextArea } from "../../src/ui/Field.tsx";
import type { SiteArticle } from "./api.ts";

type FieldsOfHead = NonNullable<SiteArticle["fields"]["properties"]>;

/** Longer texts have more than one line. */
const longestLine = 100;

interface Props {
  fields: SiteArticle["fields"];
  /** Which of them. */
  names: readonly string[];
  field: (name: string) => {
    form: string;
    name: string;
    value: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  error: (name: string) => string | undefined;
}

/** What an article says of itself, with the titles, examples and limits of its schema. */
export const HeadFields = ({ fields, names, field, error }: Props) =>
  names.map((name) => {
    const { title = name, maxLength, format, type, examples, ...schema } = (fields.properties as FieldsOfHead)[name]!;
    const [example] = examples ?? [];
    const common = {
      ...field(name),
      label: title,
      error: error(name),
      required: fields.required?.includes(name) ?? false,
    };
    if (schema.enum)
      return (
        <Select
          key={name}
          {...common}
          choices={[{ value: "", label: "Choose one" }, ...schema.enum.map((value) => ({ value, label: value }))]}
        />
      );
    if (format === "date") return <Field key={name} {...common} type="date" />;
    if (type === "array")
      return <Field key={name} {...common} hint={`With commas between them, such as ${[example].flat().join(", ")}`} />;
    if (maxLength && maxLength > longestLine)
      return (
        <TextArea
          key={name}
          {...common}
          rows={3}
          maxLength={maxLength}
          hint={!common.error && `Such as '${example}'`}
        />
      );
    return <Field key={name} {...common} maxLength={maxLength} placeholder={String(example ?? "")} />;
  });
