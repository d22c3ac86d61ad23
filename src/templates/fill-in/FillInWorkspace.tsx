import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState, useTransition } from "react";
import { FillInInvitation, type InvitationProps } from "./FillInInvitation.tsx";
import { LoadErrorBoundary } from "./LoadErrorBoundary.tsx";
import { lazyFillIn } from "./lazy-fill-in.tsx";

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

  useOpeningLinks(open);

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

/** Links elsewhere on the page, and from other pages, that lead to the form. */
function useOpeningLinks(open: () => void): void {
  useEffect(() => {
    if (location.hash === "#fill-in") open();
    const follow = (event: MouseEvent) => {
      if (!(event.target as Element).closest('a[href="#fill-in"]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [open]);
}
