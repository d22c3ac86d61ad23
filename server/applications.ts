import { checkApplication, resumeExtension, resumeUnlikeItsName } from "../domain/forms/application.ts";
import type { FormPost } from "./http/form-post.ts";
import type { PostSettings } from "./http/post-limits.ts";
import { resumeIsWhatItsNameSays, resumeTypes } from "./resume-content.ts";
import type { Store } from "./store/contract.ts";

export function applicationPost(store: Store, settings: PostSettings, stored: () => void): FormPost {
  return {
    ...settings,
    encodings: ["multipart"],
    formOf: () => "application",
    async take(fields, _visit, provenance) {
      const text = (name: string): string => fields.text(name).trim();
      const applicant = {
        position: text("position"),
        name: text("name"),
        email: text("email"),
        phone: text("phone"),
        experience: text("experience"),
        coverLetter: text("coverLetter"),
      };
      const file = fields.file("resume");
      const fileName = file?.name.replace(/^.*[\\/]/s, "").trim() ?? "";
      const resume = file && { name: fileName, size: file.size };
      const errors = checkApplication({ ...applicant, resume });
      const extension = resumeExtension(fileName);
      if (!file || !extension || errors.resume) return { errors };

      const bytes = await file.bytes();
      if (!resumeIsWhatItsNameSays(bytes, extension)) errors.resume = resumeUnlikeItsName;
      if (Object.keys(errors).length > 0) return { errors };
      const saved = await store.saveApplication({
        ...applicant,
        ...provenance,
        resume: { fileName, type: resumeTypes[extension], bytes },
      });
      stored();
      return { status: saved.repeated ? 200 : 201, body: { id: saved.id } };
    },
  };
}
