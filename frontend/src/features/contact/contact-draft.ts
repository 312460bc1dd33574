const KEY = 'contactDraft';
const FIELDS = ['name', 'email', 'phone', 'message'] as const;
type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement | null | undefined): readonly Field[] =>
  FIELDS.flatMap((name) => [...(form?.querySelectorAll<Field>(`[name=${name}]`) ?? [])]);

export function saveContactDraft(form: HTMLFormElement | null | undefined): void {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))),
    );
  } catch {
    // Browser storage is unavailable, so the form's entries are lost when the page is reloaded.
  }
}

/** Restores the entries of the contact form and removes them from the browser's storage. */
export function restoreContactDraft(form: HTMLFormElement | null | undefined): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof draft !== 'object' || draft === null) return;
    const typed = new Map(Object.entries(draft));
    for (const field of fieldsOf(form)) {
      const text = typed.get(field.name);
      if (typeof text !== 'string' || text === '') continue;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  } catch {
    // Browser storage is unavailable, so there are no form entries to restore.
  }
}
