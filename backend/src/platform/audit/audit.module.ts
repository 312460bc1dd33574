import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';

@Global()
@Module({ providers: [AuditChain], exports: [AuditChain] })
export class AuditModule {}
