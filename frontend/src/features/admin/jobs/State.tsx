import {
  CircleCheckBig,
  Hourglass,
  LoaderCircle,
  OctagonAlert,
  Pause,
  Play,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import type { JobState } from '#contract/api/jobs.contract.js';
import { JOB_TEXTS, STATE_WORDS } from './jobs-words.js';

interface Look {
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly isBad?: true;
}

/** How the states of jobs, queues, workers and schedules look: a word and an icon, never a color alone. */
export const LOOKS = {
  waiting: { text: STATE_WORDS.waiting, Icon: Hourglass },
  active: { text: STATE_WORDS.active, Icon: LoaderCircle },
  delayed: { text: STATE_WORDS.delayed, Icon: RotateCw },
  failed: { text: STATE_WORDS.failed, Icon: OctagonAlert, isBad: true },
  completed: { text: STATE_WORDS.completed, Icon: CircleCheckBig },
  working: { text: JOB_TEXTS.running, Icon: Play },
  paused: { text: JOB_TEXTS.paused, Icon: Pause },
  alive: { text: JOB_TEXTS.alive, Icon: CircleCheckBig },
  gone: { text: JOB_TEXTS.gone, Icon: OctagonAlert, isBad: true },
  worked: { text: JOB_TEXTS.worked, Icon: CircleCheckBig },
  didNotWork: { text: JOB_TEXTS.didNotWork, Icon: OctagonAlert, isBad: true },
  stillRuns: { text: JOB_TEXTS.stillRuns, Icon: LoaderCircle },
} as const satisfies Record<JobState, Look> & Record<string, Look>;

export function State({ of }: { of: keyof typeof LOOKS }) {
  const { text, Icon, isBad }: Look = LOOKS[of];
  return (
    <>
      <Icon aria-hidden="true" className="icon" color={isBad ? 'var(--danger)' : 'currentColor'} /> {text}
    </>
  );
}
