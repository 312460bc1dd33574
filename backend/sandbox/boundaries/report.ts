import type { ICruiseResult, IReporterOutput } from 'dependency-cruiser';
import { folderCircles } from './circles.ts';

/** Reporter for dependency-cruiser: one line, and so an error, for each forbidden import and circle of folders. */
export default function report({ modules, summary }: ICruiseResult): IReporterOutput {
  const reasons = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  const complaints = [
    ...summary.violations.map(({ rule, from, to, cycle = [{ name: to }] }) => {
      const path = [from, ...cycle.map(({ name }) => name)].join(' → ');
      return `${rule.name}: ${path} (${reasons.get(rule.name)})`;
    }),
    ...folderCircles(modules).map((circle) => `folder-circle: ${circle} (Folders never import each other.)`),
  ];
  const count = `${summary.totalCruised} files, ${complaints.length} forbidden imports and circles of folders`;
  return { output: [...complaints, count, ''].join('\n'), exitCode: complaints.length > 0 ? 1 : 0 };
}
