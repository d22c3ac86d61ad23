import { ArrowLeft } from "lucide-react";
import { createElement, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Checkbox, Field, fieldId, Select, TextArea } from "../../src/ui/Field.tsx";
import { Notice } from "../../src/ui/notices.tsx";
import { DeskHeading } from "../shell/PageHead.tsx";
import { pictureAddress, useSiteFiles } from "../site/api.ts";
import { problemText } from "../site/form/values.ts";
import { SavedLine } from "../site/SectionForm.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { Loaded } from "../ui/Panel.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import {
  type ArticleProblem,
  NotYet,
  newArticle,
  type PreviewNode,
  type SiteArticle,
  useArticle,
  useArticlePreview,
  useDeleteArticle,
  useSaveArticle,
} from "./api.ts";
import { headOf, valuesOf } from "./article-text.ts";
import { TextEditor } from "./TextEditor.tsx";

const list = "/your-site/articles";
const form = "article";

export default function ArticlePage({ slug }: { slug: string }) {
  return (
    <>
      <Link href={list} className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-action no-underline">
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Articles
      </Link>
      <Loaded query={useArticle(slug)}>
        {(article) => (article.mistake ? <Unreadable article={article} /> : <Editor key={slug} article={article} />)}
      </Loaded>
    </>
  );
}

/** A form would lose what is in the head. */
const Unreadable = ({ article: { file, mistake, text } }: { article: SiteArticle }) => (
  <>
    <DeskHeading title="This article cannot be read" />
    <p className="text-sm">
      Mend {file} with a text editor: its head, {mistake}.
    </p>
    <pre className="mt-4 overflow-x-auto border border-line bg-sheet p-4 text-sm">{text}</pre>
  </>
);

const first = ["title", "summary", "category"];
const more = ["author", "date", "updated", "tags"];

function Editor({ article }: { article: SiteArticle }) {
  const { slug, fields, hash } = article;
  const isNew = slug === newArticle;
  const [, navigate] = useLocation();
  const save = useSaveArticle(slug);
  const remove = useDeleteArticle(slug, () => navigate(list));
  const written = useActionForm(form, slug, valuesOf(article), {
    ...save,
    mutateAsync: async (said: Parameters<typeof save.mutateAsync>[0]) => {
      const { slug: saved } = await save.mutateAsync(said);
      if (isNew) navigate(`${list}/${saved}`, { replace: true });
    },
  });
  const { values } = written;
  const shown = useArticlePreview(slug, useQuiet({ head: headOf(fields, values), body: values.body ?? "" }));
  const refused = save.error instanceof NotYet ? save.error.problems : undefined;
  const problems = shown.data?.problems ?? refused ?? [];
  const isDraft = values.draft === "true";
  const isUnpublished = useSiteFiles().data?.articles.find((each) => each.slug === slug)?.isUnpublished ?? false;
  useFirstError(refused);

  const errorOf = (name: string) => {
    const found = refused && problems.find(({ path }) => path[0] === name);
    return found && problemText(found);
  };
  return (
    <>
      <DeskHeading title={isNew ? "A new article" : values.title || slug}>
        {isNew ? "Its address is made from its title." : `/articles/${slug}`}
      </DeskHeading>
      {written.hasChangedMeanwhile && (
        <div className="mb-5">
          <Changed
            article={article}
            onKeep={() => {
              written.drop();
              written.type(values);
            }}
            onTake={written.drop}
          />
        </div>
      )}
      <ActionForm
        form={written}
        label="Article"
        noValidate
        className="space-y-4"
        button={isDraft ? "Save as a draft" : "Save"}
        disabled={written.hasChangedMeanwhile || (!isNew && !written.isTyped)}
        onSave={() => written.save({ head: headOf(fields, values), body: values.body ?? "", hash })}
        more={
          <>
            {written.isTyped && (
              <Button look="outline" onClick={written.drop}>
                {isNew ? "Begin again" : "Undo my changes"}
              </Button>
            )}
            {!isNew && (
              <ConfirmButton
                label="Delete"
                tone="quiet"
                title={`Delete '${values.title}'?`}
                confirm="Delete the article"
                disabled={remove.isPending}
                onConfirm={() => remove.mutate(hash)}
              >
                <p>Visitors see it until you publish. Under History you can bring it back.</p>
              </ConfirmButton>
            )}
          </>
        }
      >
        <HeadFields fields={fields} names={first} field={written.field} error={errorOf} />
        <Disclosure label="Author, date and tags" open={more.some((name) => errorOf(name)) || undefined}>
          <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
            <HeadFields fields={fields} names={more} field={written.field} error={errorOf} />
          </div>
        </Disclosure>
        <TextEditor
          form={form}
          value={values.body ?? ""}
          onType={(body) => written.type({ body })}
          problems={values.body || refused ? problems.filter(({ path }) => path.length === 0) : []}
          doubts={shown.data?.doubts ?? []}
        />
        <Checkbox name="draft" checked={isDraft} onChange={(draft) => written.type({ draft: draft ? "true" : "" })}>
          Keep as a draft: on no page
        </Checkbox>
        {!isNew && !written.isTyped && <SavedLine isSaved={save.isSuccess} isUnpublished={isUnpublished && !isDraft} />}
      </ActionForm>
      <section aria-labelledby="preview-heading" className="mt-8">
        <h2 id="preview-heading" className="border-b border-ink pb-1.5 text-lg">
          Preview
        </h2>
        <div className="bg-sheet px-4 py-5 sm:px-6">
          {values.body?.trim() ? (
            <Preview tree={shown.data?.tree ?? []} />
          ) : (
            <p className="text-sm text-muted">The text appears here as visitors will read it.</p>
          )}
        </div>
      </section>
    </>
  );
}

/** Somebody else has saved another text since this one was typed over it. */
const Changed = ({
  article: { body },
  onKeep,
  onTake,
}: {
  article: SiteArticle;
  onKeep: () => void;
  onTake: () => void;
}) => (
  <Notice title="Somebody else has changed this article">
    <p>What you typed is still below. What is saved now:</p>
    <pre className="max-w-full font-sans break-words whitespace-pre-wrap">{body}</pre>
    <div className="flex flex-wrap gap-2">
      <Button look="outline" onClick={onKeep}>
        Keep mine
      </Button>
      <Button look="outline" onClick={onTake}>
        Take theirs
      </Button>
    </div>
  </Notice>
);

const quietMs = 400;

/** The value once nobody has typed for a moment. */
function useQuiet<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(quiet);
}

/** After a refusal the first field that is to be mended has the focus. */
function useFirstError(problems: readonly ArticleProblem[] | undefined): void {
  const last = useRef(problems);
  useEffect(() => {
    if (!problems || problems === last.current) return;
    last.current = problems;
    const names = problems.map(({ path }) => String(path[0] ?? "body"));
    const name = [...first, ...more, "body"].find((each) => names.includes(each)) ?? "body";
    const field = document.getElementById(fieldId({ form, name }));
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  }, [problems]);
}

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
const HeadFields = ({ fields, names, field, error }: Props) =>
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

/** Nothing else is drawn, whatever comes. */
const tags = new Set([
  ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "br", "div", "span", "a", "img"],
  ...["em", "strong", "del", "code", "sub", "sup", "table", "thead", "tbody", "tr", "th", "td"],
]);
const empty = new Set(["hr", "br", "img"]);

/** An article as visitors will read it. Links inside the site lead nowhere here. */
const Preview = ({ tree }: { tree: readonly PreviewNode[] }) => <div className="article-preview">{tree.map(draw)}</div>;

function draw(node: PreviewNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, properties, children } = node;
  if (!tags.has(tag)) return children.map(draw);
  const { class: className, href, src, alt } = properties;
  const link = href && /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener" } : {};
  const image = tag === "img" ? { src: src && pictureAddress(src.replace(/^\/pictures\//, "")), alt: alt ?? "" } : {};
  return createElement(
    tag,
    { key, className, ...(tag === "a" && link), ...image },
    ...(empty.has(tag) ? [] : [children.map(draw)]),
  );
}
