import { GLOSSARY } from '#content/help/glossary.js';
import { Disclosure } from '#ui/index.js';
import { WORDING } from './messages.js';
import { WORDINGS } from './wordings.js';

export function TermsHelp({ labels }: { labels: readonly string[] }) {
  const terms = [...new Set(labels.flatMap((label) => WORDINGS[label]?.means ?? []))].map((id) => GLOSSARY[id]);
  return (
    <div className="no-print">
      <Disclosure title={WORDING.terms}>
        <dl>
          {terms.map(({ term, definition }) => (
            <div key={term}>
              <dt>
                <strong>{term}</strong>
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
