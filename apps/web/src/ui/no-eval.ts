import { config } from 'zod/v4/core';

/** Schemas would try to compile themselves with `new Function`, which the content security policy forbids. */
config({ jitless: true });
