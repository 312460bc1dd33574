import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { KnownMedicine } from '#contract/api/drugs.contract.js';
import type { Provenance } from '#contract/api/plans.contract.js';
import type { MyMedicineList } from '#contract/care-lists.js';
import { FILLS } from '#contract/limits/care.js';
import type { CareUse } from '#contract/plans/preferences.js';
import { careApi } from '../api/care.api.js';
import { useDoctorList } from '../lists/use-doctors.js';
import { useMedicineList, useMedicineListStatus } from '../lists/use-medicines.js';
import type { CareAnswer } from '../model/coverage-text.js';
import { careUnder, type CareItem } from '../model/plan-care.js';

/**
 * Returns how many fills of generic and brand-name drugs a person needs in a year. The result is null if the list of
 * medicines is empty, or if it is not known for every medicine whether it is generic. The costs are then estimated from
 * the fills of people of the same age. `answerOf` says whether a plan covers a medicine. A medicine that the plan does
 * not cover is not counted, and one that the plan covers as a generic counts as a generic.
 */
export function fillsOf(
  medicines: MyMedicineList,
  known: readonly KnownMedicine[],
  answerOf: (rxcui: string) => CareAnswer = () => 'yes',
): CareUse | null {
  const kinds = medicines.map(({ rxcui, fills = FILLS.usual }) => ({
    fills,
    answer: answerOf(rxcui),
    isBrand: known.find((one) => one.rxcui === rxcui)?.is_brand ?? null,
  }));
  if (kinds.length === 0 || kinds.some(({ isBrand }) => isBrand === null)) return null;
  const sum = (wanted: boolean): number =>
    kinds
      .filter(({ isBrand, answer }) => answer !== 'no' && (isBrand && answer !== 'generic') === wanted)
      .reduce((total, { fills }) => total + fills, 0);
  return { genericFills: sum(false), brandFills: sum(true) };
}

export interface CareCoverage {
  /** A plan's coverage of each listed medicine and doctor, null until it is loaded or if the lists are empty. */
  readonly careOf: ((planId: string) => readonly CareItem[]) | null;
  /** The medicines and doctors on the person's lists for which coverage has been loaded. */
  readonly listed: readonly Pick<CareItem, 'kind' | 'id' | 'name'>[];
  readonly fills: CareUse | null;
  /** Returns the fills that a plan with the given answers covers, or null under the same conditions as `fills`. */
  readonly fillsUnder: (items: readonly CareItem[]) => CareUse | null;
  readonly known: readonly KnownMedicine[];
  /** Source and age of the data about medicines, and of the data about doctors. */
  readonly sources: readonly Provenance[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Whether the person's medicines are still being loaded or checked, so that the number of fills is not known. */
  readonly areMedicinesComing: boolean;
  /** Whether the medicines could not be loaded or checked. The costs of plans then do not include them. */
  readonly areMedicinesMissing: boolean;
}

/** Loads which of the person's medicines and doctors the plans cover. Nothing is requested for empty lists. */
export function useCareCoverage(planIds: readonly string[], year: number | undefined): CareCoverage {
  const medicines = useMedicineList();
  const listStatus = useMedicineListStatus();
  const doctors = useDoctorList();
  const plan_ids = planIds.toSorted();
  const isAsked = year !== undefined && plan_ids.length > 0;
  const drugs = medicines.map(({ rxcui }) => rxcui).toSorted();
  const npis = doctors.map(({ npi }) => npi).toSorted();
  const ofMedicines = careApi.useCheckMedicinesQuery(
    isAsked && drugs.length > 0 ? { body: { drugs, plan_ids, year } } : skipToken,
  );
  const ofDoctors = careApi.useCheckDoctorsQuery(
    isAsked && npis.length > 0 ? { body: { npis, plan_ids, year } } : skipToken,
  );
  const isCheckComing = isAsked && drugs.length > 0 && !ofMedicines.currentData && !ofMedicines.isError;
  const [medicineReply, doctorReply] = [ofMedicines.currentData, ofDoctors.currentData];
  return useMemo(() => {
    const lists = { medicines: medicineReply ? medicines : [], doctors: doctorReply ? doctors : [] };
    const known = medicineReply?.medicines ?? [];
    const answers = { coverage: medicineReply?.coverage ?? [], network: doctorReply?.coverage ?? [], known };
    const listed = [
      ...lists.medicines.map(({ rxcui, name }) => ({ kind: 'medicines' as const, id: rxcui, name })),
      ...lists.doctors.map(({ npi, name }) => ({ kind: 'doctors' as const, id: npi, name })),
    ];
    return {
      careOf: listed.length > 0 ? (planId: string) => careUnder(lists, answers, planId) : null,
      listed,
      fills: fillsOf(lists.medicines, known),
      fillsUnder: (items: readonly CareItem[]) =>
        fillsOf(lists.medicines, known, (rxcui) => items.find(({ id }) => id === rxcui)?.answer ?? 'unknown'),
      known,
      sources: [medicineReply, doctorReply].flatMap((reply) => (reply ? [reply.provenance] : [])),
      isLoading: ofMedicines.isFetching || ofDoctors.isFetching,
      isFailed: ofMedicines.isError || ofDoctors.isError,
      areMedicinesComing: listStatus === 'loading' || isCheckComing,
      areMedicinesMissing: listStatus === 'notRead' || (ofMedicines.isError && !medicineReply),
    };
  }, [
    medicines,
    doctors,
    medicineReply,
    doctorReply,
    ofMedicines.isFetching,
    listStatus,
    isCheckComing,
    ofMedicines.isError,
    ofDoctors.isFetching,
    ofDoctors.isError,
  ]);
}
