import { useRef, useState, type ReactNode } from 'react';
import { Button, Card } from '#ui/index.js';
import { LOOK_UP } from '../messages/care-lists.js';
import styles from '../model/care.module.css';
import { namesWithout } from '../model/names-without.js';

/** Medicines of which only names are known, because the person ticked or typed them in the quiz. */
export interface NamedMedicines {
  readonly names: readonly string[];
  /** The person's note about the medicines, or an empty text. */
  readonly notes: string;
  readonly remove: (name: string) => void;
}
/** Medicines and doctors that the person named in the quiz. */
export interface NamedCare extends NamedMedicines {
  /** Doctors with their roles, such as "Cardiologist: Dr. Lee". */
  readonly doctors: Pick<NamedMedicines, 'names' | 'remove'>;
}

/**
 * A request to look up a named medicine. `name` is the name as it was entered, and `text` is what to search for: the
 * name without a brand name in parentheses, such as "Metformin" for "Metformin (Glucophage)".
 */
interface LookUpRequest {
  readonly name: string;
  readonly text: string;
}

/** Manages the request to look up a named medicine, which `DrugSearch` carries out. */
export function useLookUp(remove: NamedMedicines['remove']) {
  const [request, setRequest] = useState<LookUpRequest | null>(null);
  return {
    request,
    lookUp: (name: string): void => setRequest({ name, text: name.replace(/ \(.+\)$/, '') }),
    /** Ends the request. If the medicine is now on the person's list, its name has served its purpose. */
    end: (isListed: boolean): void => {
      if (request && isListed) remove(request.name);
      setRequest(null);
    },
  };
}

const NO_NAMES = { names: [], remove: () => undefined };
export const NONE_NAMED: NamedCare = { ...NO_NAMES, notes: '', doctors: NO_NAMES };

interface Props {
  readonly named: NamedMedicines;
  /** The medicines on the person's list, which need not be looked up again. */
  readonly listed: readonly { readonly name: string }[];
  readonly heading: 'h2' | 'h4';
  readonly onLookUp: (name: string) => void;
  readonly onMessage: (text: string) => void;
  readonly children?: ReactNode;
}

/** The medicine names from the quiz. Each must be looked up first: coverage can be checked only for a product. */
export function NamesToLookUp({ named, listed, heading, onLookUp, onMessage, children }: Props) {
  const { notes, remove } = named;
  const names = namesWithout(named.names, listed);
  const section = useRef<HTMLElement>(null);
  const Heading = heading;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="stack may-be-empty"
      aria-label={names.length > 0 ? LOOK_UP.title : undefined}
    >
      {names.length > 0 && (
        <Card>
          <Heading>{LOOK_UP.title}</Heading>
          <p>{LOOK_UP.lead}</p>
          <ul className={styles.plainRows}>
            {names.map((name) => (
              <li key={name}>
                <Button kind="secondary" onClick={() => onLookUp(name)}>
                  {LOOK_UP.lookUp(name)}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={LOOK_UP.remove(name)}
                  onClick={() => {
                    remove(name);
                    onMessage(LOOK_UP.removed(name));
                    section.current?.focus();
                  }}
                >
                  {LOOK_UP.removeShort}
                </Button>
              </li>
            ))}
          </ul>
          {notes && <p>{LOOK_UP.notes(notes)}</p>}
        </Card>
      )}
      {children}
    </section>
  );
}
