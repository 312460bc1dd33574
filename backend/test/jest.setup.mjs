// Nest's packages are ES modules; loading them first keeps CommonJS packages from meeting them half-way through a cycle.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
