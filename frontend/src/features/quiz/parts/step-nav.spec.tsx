import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QUIZ } from '../model/words.js';
import { StepNav } from './StepNav.js';

const unused = () => undefined;
const nav = (step: 'needs' | 'final') =>
  render(<StepNav quiz={{ step, next: unused, back: unused } as unknown as Parameters<typeof StepNav>[0]['quiz']} />);
const classOf = (name: string) => screen.getByRole('button', { name }).className;

it('only on the last step, where a button shows plans, the button that goes on is a secondary one', () => {
  const { unmount } = nav('needs');
  expect(classOf(QUIZ.buttons.needs)).toContain('primary');
  unmount();
  nav('final');
  expect(classOf(QUIZ.buttons.final)).toContain('secondary');
});
