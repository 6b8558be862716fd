import type { OutgoingHttpHeaders } from 'node:http';

/** Scripts, styles, pictures and requests: from this server only, and nothing inline. */
const POLICY = [
  "default-src 'none'",
  // The engine of one table is compiled by the browser; no text becomes a program.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  'trusted-types bande',
  "require-trusted-types-for 'script'",
].join('; ');

/** On every answer. */
export const SECURITY: OutgoingHttpHeaders = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Where it is HTTPS it stays so. */
export const HSTS: OutgoingHttpHeaders = { 'strict-transport-security': 'max-age=31536000' };
