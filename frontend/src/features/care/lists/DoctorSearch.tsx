import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { withCause } from '#api/index.js';
import type { MyDoctor } from '#contract/care-lists.js';
import { PROVIDER_SEARCH } from '#contract/limits/providers.js';
import { Combobox } from '#ui/combobox/Combobox.js';
import { careApi } from '../api/care.api.js';
import { CARE_LISTS } from '../messages/care-lists.js';
import { useDrugQuery } from './use-drug-query.js';

interface Props {
  /** The person's 5-digit ZIP code. */
  readonly zip: string;
  readonly onChoose: (doctor: MyDoctor) => void;
}

/**
 * The search box for doctors. When a doctor is chosen, the box is cleared, because the doctor is added to the list
 * below it.
 */
export function DoctorSearch({ zip, onChoose }: Props) {
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
