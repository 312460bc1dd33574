const NUMBERS = /(\b\d{3}-\d{3}-\d{4}\b|\b(?:911|988|838255)\b)/;
/** The number of the crisis line for text messages. It takes no calls. */
const TEXT_ONLY = '838255';

function hrefOf(number: string): string {
  if (number === TEXT_ONLY) return `sms:${number}`;
  return number.includes('-') ? `tel:+1${number.replaceAll('-', '')}` : `tel:${number}`;
}

/** A text whose phone numbers, each used only once, are links that call, or write where only messages are taken. */
export const PhoneText = ({ children }: { children: string }) =>
  children.split(NUMBERS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={hrefOf(part)}>
        {part}
      </a>
    ),
  );
