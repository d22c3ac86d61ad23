import { useSearchParams } from "wouter";

/** What a list is narrowed by is in the address: a reload, a link and the back button keep it. An empty value takes it out. */
export function useAddressValues(): [
  values: URLSearchParams,
  set: (name: string, value: string) => void,
  clear: () => void,
] {
  const [values, setValues] = useSearchParams();
  const set = (name: string, value: string) =>
    setValues(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return [values, set, () => setValues({}, { replace: true })];
}
