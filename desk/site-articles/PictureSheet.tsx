import { buttonClass } from "../../src/ui/Button.tsx";
import { pictureAddress, useSendPicture, useSiteFiles } from "../site/files-api.ts";
import { pictureKinds } from "../site/form/PictureField.tsx";
import { ActionError } from "../ui/ActionError.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Sheet } from "../ui/Sheet.tsx";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (file: string) => void;
}

/** A new picture, or one that is there already. */
export const PictureSheet = ({ isOpen, onClose, onChoose }: Props) => (
  <Sheet title="Put a picture into the text" isOpen={isOpen} onClose={onClose}>
    <Choice onChoose={onChoose} />
  </Sheet>
);

function Choice({ onChoose }: Pick<Props, "onChoose">) {
  const send = useSendPicture();
  return (
    <div className="space-y-4 text-sm">
      <label className={`${buttonClass("outline")} cursor-pointer has-focus-visible:outline-2`}>
        {send.isPending ? "Sending…" : "Choose a picture from this device"}
        <input
          type="file"
          accept={pictureKinds}
          disabled={send.isPending}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send.mutate(file, { onSuccess: (made) => onChoose(made.file) });
          }}
        />
      </label>
      <ActionError error={send.error} />
      <Loaded query={useSiteFiles()}>
        {({ pictures }) =>
          pictures.length > 0 && (
            <ul aria-label="Your pictures" className="grid grid-cols-3 gap-2">
              {pictures.map(({ file, width, height }) => (
                <li key={file}>
                  <button
                    type="button"
                    className="block w-full border border-line bg-paper p-1 hover:border-action"
                    onClick={() => onChoose(file)}
                  >
                    <img
                      src={pictureAddress(file)}
                      alt={file}
                      width={width}
                      height={height}
                      loading="lazy"
                      className="aspect-square w-full object-contain"
                    />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
