/** A link on the VA page. Every URL belongs to an official office, and every phone number to a national help line. */
export interface VaLink {
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

/** The links of the VA page that the dashboard shows too: the first link of each of the first four sections. */
export const VA_MAIN_LINKS = {
  apply: {
    label: 'How to apply for VA health care',
    href: 'https://www.va.gov/health-care/how-to-apply/',
    text: 'Apply online, by phone, by mail or in person.',
  },
  locations: {
    label: 'Find VA locations',
    href: 'https://www.va.gov/find-locations/',
    text: 'Hospitals, clinics, Vet Centers and benefit offices near you.',
  },
  representative: {
    label: 'Find an accredited representative',
    href: 'https://www.va.gov/get-help-from-accredited-representative/',
    text: 'VA’s list of people who can help with a claim.',
  },
  disability: {
    label: 'Disability pay',
    href: 'https://www.va.gov/disability/',
    text: 'Monthly pay for a service-related illness or injury.',
  },
} as const satisfies Record<string, VaLink>;
