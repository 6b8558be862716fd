import { tellOpened } from './opened.ts';

if (import.meta.env.PROD) tellOpened();
