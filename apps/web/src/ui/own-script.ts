/** Trusted Types: the content security policy lets only scripts through that somebody vouches for. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const trusted = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

const own = (url: string): string => {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`not a script of this house: ${url}`);
  return url;
};

const policy = trusted?.createPolicy('bande', { createScriptURL: own });

/** The address of a script of our own, for a worker or the service worker. */
export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? own(url);
