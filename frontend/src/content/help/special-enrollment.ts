import { SPECIAL_DAYS } from '#contract/deadlines/enrollment-dates.js';

const DAYS = `${SPECIAL_DAYS.afterMedicaid} days`;
const ASK = 'ask your state’s marketplace';

/** What people in a state with its own marketplace read about the days after Medicaid or CHIP. */
export const OWN_MARKETPLACE_DAYS = `In a state with its own marketplace, you have at least ${DAYS}; ${ASK}.`;

/** How long people can choose a Marketplace plan after Medicaid or CHIP. It stands wherever the usual days stand. */
export const AFTER_MEDICAID = `After you lose Medicaid or CHIP, you have ${DAYS}. ${OWN_MARKETPLACE_DAYS}`;
