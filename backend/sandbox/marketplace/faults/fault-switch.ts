import type { Fault } from './fault.js';

interface Armed extends Fault {
  /** Calls that the fault still applies to; undefined until all faults are cleared. */
  left: number | undefined;
}

/** The active faults. Each call triggers the first that matches it, and uses it up by one. */
export class FaultSwitch {
  private armed: Armed[] = [];

  add(...faults: readonly Fault[]): void {
    this.armed.push(...faults.map((fault) => ({ ...fault, left: fault.count === 0 ? undefined : (fault.count ?? 1) })));
  }

  clear(): void {
    this.armed = [];
  }

  take(method: string, path: string): Fault | undefined {
    const fault = this.armed.find((each) => fits(each, method, path));
    if (fault?.left !== undefined) {
      fault.left -= 1;
      if (fault.left <= 0) this.armed = this.armed.filter((each) => each !== fault);
    }
    return fault;
  }
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false;
  if (fault.path === undefined) return true;
  const pattern = fault.path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pattern.join('.*')}$`).test(path);
}
