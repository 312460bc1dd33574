import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';

interface AuditEntry {
  actor_id: string;
  details: Record<string, unknown>;
  origin: string | null;
  request_id: string;
}

export const auditEntry = ({ sql }: TestApp, action: string, targetId: string): Promise<AuditEntry> =>
  eventually(
    async () =>
      (
        await sql.query<AuditEntry>('select * from audit_entries where action = $1 and target_id = $2', [
          action,
          targetId,
        ])
      ).rows[0],
    `the audit entry ${action}`,
  );
