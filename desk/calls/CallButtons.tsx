import { CallLink, type ToCall } from "./CallLink.tsx";

/** Call and WhatsApp, side by side. */
export const CallButtons = ({
  isQuiet = false,
  className = "",
  ...toCall
}: ToCall & { isQuiet?: boolean; className?: string }) => (
  <div className={`flex gap-2 ${className}`}>
    <CallLink {...toCall} channel="phone" isFilled={!isQuiet} />
    <CallLink {...toCall} channel="whatsapp" />
  </div>
);
