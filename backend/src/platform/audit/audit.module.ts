import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain.js';
import { HeadFile } from './head-file.js';

@Global()
@Module({ providers: [AuditChain, HeadFile], exports: [AuditChain, HeadFile] })
export class AuditModule {}
