import { ShieldCheck } from "lucide-react";
import {
  Component,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
import type { Template } from "../../../content/schemas/template.ts";
import { templatePage } from "../../../content/templates/template-library.ts";
import { draftKey } from "../../../domain/templates/draft.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { DownloadLink } from "../document/DownloadLink.tsx";

const copy = templatePage.fill;

/** Whether this browser keeps a draft of the document. */
const useSavedDraft = (id: string): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => {
      try {
        return localStorage.getItem(draftKey(id)) !== null;
      } catch {
        return false;
      }
    },
    () => false,
  );

interface LoadErrorBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Shows nothing once its contents have failed, and says so to the part above, which shows the rest. */
class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface Props extends InvitationProps {
  /** The publisher's name, for the file. */
  brand: string;
  /** The document as built, shown until the form takes its place. */
  children?: ReactNode;
}

/** The document with an invitation to fill it in; the form and its code are loaded when the visitor accepts. */
export function FillInWorkspace({ brand, children, ...invitation }: Props) {
  const { id } = invitation;
  const [Form, setForm] = useState<ReturnType<typeof lazyFillIn>>();
  const [failed, setFailed] = useState(false);
  const [opening, startTransition] = useTransition();
  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  const open = useCallback(() => {
    setFailed(false);
    // A component for each attempt: React remembers a failed one for ever.
    const form = lazyFillIn(id, brand);
    startTransition(() => setForm(form));
  }, [id, brand]);

  const close = useCallback((problem: boolean) => {
    returning.current = true;
    setForm(undefined);
    setFailed(problem);
  }, []);

  // The form has replaced the button; when it goes, the focus goes back there.
  useEffect(() => {
    if (Form || !returning.current) return;
    returning.current = false;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "center" });
  }, [Form]);

  // From pages that lead to the form.
  useEffect(() => {
    if (location.hash === "#fill-in") open();
  }, [open]);

  return (
    <Suspense fallback={null}>
      {Form ? (
        <LoadErrorBoundary onError={() => close(true)}>
          <Form onClose={() => close(false)} />
        </LoadErrorBoundary>
      ) : (
        <>
          <FillInInvitation {...invitation} button={button} opening={opening} failed={failed} onOpen={open} />
          {children}
        </>
      )}
    </Suspense>
  );
}

interface InvitationProps {
  id: string;
  fileName: string;
  fieldCount: number;
  optionCount: number;
}

interface FillInInvitationProps extends InvitationProps {
  button: RefObject<HTMLButtonElement | null>;
  opening: boolean;
  failed: boolean;
  onOpen: () => void;
}

function FillInInvitation({
  id,
  fileName,
  fieldCount,
  optionCount,
  button,
  opening,
  failed,
  onOpen,
}: FillInInvitationProps) {
  const draft = useSavedDraft(id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border border-line bg-sheet px-5 py-5 sm:px-7">
      <div className="max-w-prose">
        <h2 className="text-xl">{copy.heading}</h2>
        <p className="mt-1 text-sm text-muted noscript:hidden">
          {copy.text} {fieldCount} fields
          {optionCount > 0 && `, ${optionCount} optional clauses`}.
        </p>
        <p className="mt-1 hidden text-sm text-muted noscript:block">{copy.withoutScript}</p>
        <p className="mt-2 flex items-center gap-2 text-sm font-strong text-good noscript:hidden">
          <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.5} />
          {copy.privacy}
        </p>
        {failed && (
          <p role="alert" className="mt-2 text-sm font-strong text-alert">
            {copy.failed}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <button
          ref={button}
          type="button"
          onClick={onOpen}
          // The code is on its way while the visitor reaches for the button.
          onPointerEnter={() => loadFillIn().catch(() => undefined)}
          className={buttonClass("primary", "noscript:hidden!")}
        >
          {opening ? copy.opening : draft ? copy.resume : copy.start}
        </button>
        <DownloadLink fileName={fileName} />
      </div>
    </div>
  );
}

const loadFillIn = () => import("./FillIn.tsx");

async function loadTemplate(id: string): Promise<Template> {
  const response = await fetch(`/startup-templates/${id}.json`);
  if (!response.ok) throw new Error(`The template could not be loaded: ${response.status}`);
  return (await response.json()) as Template;
}

/** The form with the record it works from; both are loaded when it is first rendered. */
const lazyFillIn = (id: string, brand: string) =>
  lazy(async () => {
    const [{ FillIn }, template] = await Promise.all([loadFillIn(), loadTemplate(id)]);
    return {
      default: ({ onClose }: { onClose: () => void }) => <FillIn template={template} brand={brand} onClose={onClose} />,
    };
  });
