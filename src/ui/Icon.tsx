import { icons } from "lucide-react";

/** An icon named in content. For pages rendered at build only: an island would load the whole set. */
export function Icon({ name, className = "size-6" }: { name: string; className?: string }) {
  const Drawing = icons[name as keyof typeof icons];
  if (!Drawing) throw new Error(`There is no lucide icon '${name}'`);
  return <Drawing aria-hidden="true" className={className} strokeWidth={1.5} />;
}
