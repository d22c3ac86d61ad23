import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * A visitor can fill in a form before React has hydrated it, and React would then reset its controls. Hands over what the
 * form holds at that moment, once.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, adopt: (data: FormData) => void): void {
  const adoptNow = useEffectEvent(adopt);
  useLayoutEffect(() => {
    if (form.current) adoptNow(new FormData(form.current));
  }, [form]);
}
