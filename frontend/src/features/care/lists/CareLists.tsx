import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { withCause } from '#api/index.js';
import type { MyDoctor } from '#contract/care-lists.js';
import { COVERAGE_BATCH, DOCTOR_LIST, PROVIDER_SEARCH } from '#contract/limits/care.js';
import { Combobox } from '#ui/combobox/Combobox.js';
import { Button, Notice, Status, useFocusRecovery } from '#ui/index.js';
import { careApi } from '../api/care.api.js';
import { CARE_LISTS, LOOK_UP } from '../messages/care-lists.js';
import { CARE } from '../messages/care.js';
import { DRUG } from '../messages/drugs.js';
import styles from '../model/care.module.css';
import { doctorsWithout } from '../model/names-without.js';
import { DrugSearch } from './DrugSearch.js';
import { NamesToLookUp, NONE_NAMED, useLookUp, type NamedCare, type NamedMedicines } from './NamesToLookUp.js';
import { Need } from './Need.js';
import type { ListState } from './own-list.js';
import { useDoctors } from './use-doctors.js';
import { useDrugQuery } from './use-drug-query.js';
import { useMedicines, type Medicine } from './use-medicines.js';

interface DoctorSearchProps {
  readonly zip: string;
  readonly onChoose: (doctor: MyDoctor) => void;
}

/** The search box for doctors, cleared when a doctor is chosen, who is then in the list below it. */
function DoctorSearch({ zip, onChoose }: DoctorSearchProps) {
  const { text, q, isCurrent, isSlow, type } = useDrugQuery(() => undefined);
  const isAsked = q.length >= PROVIDER_SEARCH.from;
  const { currentData, error } = careApi.useFindDoctorsQuery(
    isAsked ? { body: { q, zipcode: zip, types: ['Individual'] } } : skipToken,
  );
  const found = isCurrent && currentData ? currentData.providers : null;
  const options = useMemo(
    () =>
      (found ?? []).map(({ npi, name, specialties, accepting }) => ({
        id: npi,
        label: name,
        detail: specialties.join(', ') || undefined,
        doctor: { npi, name, specialties, accepting },
      })),
    [found],
  );
  const isTyped = text.trim().length >= PROVIDER_SEARCH.from;
  const isSample = currentData?.provenance.source === 'sample';
  const foundText =
    found &&
    [
      found.length > 0 ? CARE_LISTS.doctorsFound(found.length) : CARE_LISTS.doctorNone,
      ...(isSample ? [CARE_LISTS.doctorsInvented] : []),
    ].join(' ');
  const status = error
    ? withCause(CARE_LISTS.doctorFailed, error)
    : (foundText ?? (isSlow ? CARE_LISTS.doctorSearching : ''));
  return (
    <Combobox
      name="doctor"
      label={CARE_LISTS.doctorLabel}
      hint={CARE_LISTS.doctorHint(zip)}
      text={text}
      options={options}
      status={isTyped ? status : ''}
      onText={type}
      onChoose={({ doctor }) => {
        type('');
        onChoose(doctor);
      }}
    />
  );
}

const NOTES: Readonly<Record<ListState, string>> = {
  loading: '',
  notRead: DRUG.listFailed,
  notSaved: DRUG.notSaved,
  saved: '',
  inBrowser: '',
};

const ListNote = ({ state }: { state: ListState }) => NOTES[state] && <Notice tone="warning" text={NOTES[state]} />;

const Remove = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button kind="quiet" aria-label={CARE_LISTS.remove(name)} onClick={onPress}>
    {CARE_LISTS.removeShort}
  </Button>
);

function Medicines({ named, say }: { named: NamedMedicines; say: (text: string) => void }) {
  const { medicines, state, add, remove, setFills } = useMedicines();
  const { request, lookUp, end } = useLookUp(named.remove);
  const choose = (medicine: Medicine | null): void => {
    if (!medicine) return end(false);
    const isListed = medicines.some(({ rxcui }) => rxcui === medicine.rxcui);
    if (!isListed && medicines.length >= COVERAGE_BATCH.drugs)
      return say(DRUG.full(COVERAGE_BATCH.drugs, medicine.name));
    add(medicine);
    end(true);
    say(CARE_LISTS.added(medicine.name));
  };
  return (
    <section className="stack" aria-label={CARE_LISTS.medicines}>
      <h3>{CARE_LISTS.medicines}</h3>
      <ListNote state={state} />
      {state !== 'loading' && (
        <NamesToLookUp named={named} listed={medicines} heading="h4" onLookUp={lookUp} onMessage={say} />
      )}
      <DrugSearch listed={medicines} onChoose={choose} request={request} clears />
      {medicines.length > 0 && (
        <ul className={styles.rows}>
          {medicines.map((medicine) => (
            <li key={medicine.rxcui}>
              <b>{medicine.name}</b>
              <div className={styles.side}>
                <Need medicine={medicine} onChange={(fills) => setFills(medicine.rxcui, fills)} />
                <Remove
                  name={medicine.name}
                  onPress={() => {
                    remove(medicine.rxcui);
                    say(CARE_LISTS.removed(medicine.name));
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DoctorsProps {
  readonly zip: string;
  readonly named: NamedCare['doctors'];
  readonly say: (text: string) => void;
}

function Doctors({ zip, named, say }: DoctorsProps) {
  const { doctors, state, isFull, add, remove } = useDoctors();
  const toLookUp = state === 'loading' ? [] : doctorsWithout(named.names, doctors);
  return (
    <section className="stack" aria-label={CARE.doctors}>
      <h3>{CARE.doctors}</h3>
      <ListNote state={state} />
      {toLookUp.length > 0 && (
        <>
          <p>{LOOK_UP.doctors}</p>
          <ul className={styles.rows}>
            {toLookUp.map((name) => (
              <li key={name}>
                <span>{name}</span>
                <Remove
                  name={name}
                  onPress={() => {
                    named.remove(name);
                    say(CARE_LISTS.removed(name));
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {isFull && <p>{CARE_LISTS.doctorsFull(DOCTOR_LIST.most)}</p>}
      {!isFull && !zip && <p>{CARE_LISTS.doctorNoZip}</p>}
      {!isFull && zip && (
        <DoctorSearch
          zip={zip}
          onChoose={(doctor) => {
            add(doctor);
            say(CARE_LISTS.added(doctor.name));
          }}
        />
      )}
      {doctors.length > 0 && (
        <>
          <ul className={styles.rows}>
            {doctors.map(({ npi, name, specialties }) => (
              <li key={npi}>
                <span>
                  <b>{name}</b> <span className="muted">{specialties.join(', ')}</span>
                </span>
                <Remove
                  name={name}
                  onPress={() => {
                    remove(npi);
                    say(CARE_LISTS.removed(name));
                  }}
                />
              </li>
            ))}
          </ul>
          <p className="muted small">{CARE.callToCheck}</p>
        </>
      )}
    </section>
  );
}

interface CareListsProps {
  readonly zip: string;
  readonly named?: NamedCare;
}

export function CareLists({ zip, named = NONE_NAMED }: CareListsProps) {
  useFocusRecovery();
  const [message, say] = useState('');
  return (
    <div className={styles.lists}>
      <p>{CARE_LISTS.lead}</p>
      <Status>{message && <p>{message}</p>}</Status>
      <Medicines named={named} say={say} />
      <Doctors zip={zip} named={named.doctors} say={say} />
    </div>
  );
}
