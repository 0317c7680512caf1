import { __, sprintf } from '@wordpress/i18n';
import { createHmac, randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { writePrivateFile } from '../../base/private-file';
import { isOnThisMachine } from './shop-address';
import { ShopError } from './shop-error';

/**
 * The kind of credentials: WooCommerce's consumer key, a WordPress user with an application password, or a database
 * user.
 */
export interface Credentials {
	readonly kind: 'consumer-key' | 'application-password' | 'database';
	/** The key (`ck_…`) or the user's name. */
	readonly name: string;
	readonly secret: string;
}

/** A shop with its credentials. */
export interface ConnectedShop {
	/** Its address, or that of its database (`mysql://…`, without user and password). */
	readonly shop: string;
	readonly credentials: Credentials;
	/** The secret of the shop's webhooks; absent in files of versions without webhooks. */
	readonly webhookSecret?: string;
	/** The token of the shop's own WordPress for this store; absent in files of older versions. */
	readonly shopToken?: string;
}

/** Names of the environment variables with credentials. */
export const CREDENTIAL_NAMES = {
	key: 'STORE_ANALYTICS_KEY',
	secret: 'STORE_ANALYTICS_SECRET',
	user: 'STORE_ANALYTICS_USER',
	password: 'STORE_ANALYTICS_PASSWORD',
	database: 'STORE_ANALYTICS_DATABASE',
	databasePassword: 'STORE_ANALYTICS_DATABASE_PASSWORD',
} as const;

/** Returns credentials from the environment; null without a complete pair. */
export function credentialsIn(environment: NodeJS.ProcessEnv): Credentials | null {
	const of = (name: keyof typeof CREDENTIAL_NAMES) =>
		environment[CREDENTIAL_NAMES[name]]?.trim() ?? '';
	if (of('key') !== '' && of('secret') !== '') return credentialsOf(of('key'), of('secret'));
	return of('user') !== '' && of('password') !== ''
		? { kind: 'application-password', name: of('user'), secret: of('password') }
		: null;
}

/** Consumer keys begin with `ck_`; everything else is a user name. */
export function credentialsOf(name: string, secret: string): Credentials {
	const kind = /^ck_/.test(name.trim()) ? 'consumer-key' : 'application-password';
	return { kind, name: name.trim(), secret: secret.trim() };
}

/** Returns the file beside a store with the credentials of its shop. */
export function credentialsFile(store: string): string {
	return `${store}.credentials`;
}

/** Stores credentials so that only the current user can read them. */
export async function keepCredentials(store: string, connected: ConnectedShop): Promise<void> {
	await writePrivateFile(credentialsFile(store), `${JSON.stringify(connected)}\n`);
}

/** Returns the shop that a store follows; null if none was connected, or the file is damaged. */
export async function readCredentials(store: string): Promise<ConnectedShop | null> {
	const file = credentialsFile(store);
	const text = await readFile(file, 'utf8').catch(() => null);
	if (text === null) return null;
	await chmod(file, 0o600).catch(() => undefined);
	try {
		const { shop, credentials, webhookSecret, shopToken } = JSON.parse(
			text,
		) as Partial<ConnectedShop>; // checked below
		const parts = [shop, credentials?.kind, credentials?.name, credentials?.secret];
		if (!parts.every((part) => typeof part === 'string')) return null;
		return {
			...({ shop, credentials } as ConnectedShop),
			...(typeof webhookSecret === 'string' && { webhookSecret }),
			...(typeof shopToken === 'string' && { shopToken }),
		};
	} catch {
		return null;
	}
}

/**
 * Returns the authorization of a GET: the header `Authorization` or, for a consumer key over plain http, OAuth 1.0a's
 * parameters, which are added to `url`. `now` is in milliseconds.
 */
export function authorize(url: URL, credentials: Credentials, now: number): Record<string, string> {
	const isPlain = url.protocol === 'http:';
	if (isPlain && credentials.kind === 'consumer-key') {
		sign(url, credentials, now);
		return {};
	}
	if (isPlain && !isOnThisMachine(url.origin)) {
		throw new ShopError('address', () =>
			sprintf(
				/* translators: %s: address of the shop */
				__(
					'%s is not encrypted, so others could read an application password on the way. Connect the shop by https or with a consumer key.',
					'store-analytics',
				),
				url.origin,
			),
		);
	}
	const pair = Buffer.from(`${credentials.name}:${credentials.secret}`).toString('base64');
	return { authorization: `Basic ${pair}` };
}

/** One-legged OAuth 1.0a, which WooCommerce requires without encryption (decision 0021). */
function sign(url: URL, { name, secret }: Credentials, now: number): void {
	url.searchParams.set('oauth_consumer_key', name);
	url.searchParams.set('oauth_nonce', randomBytes(16).toString('hex'));
	url.searchParams.set('oauth_signature_method', 'HMAC-SHA256');
	url.searchParams.set('oauth_timestamp', String(Math.floor(now / 1000)));
	const pairs = [...url.searchParams].map(([key, value]) => `${encode(key)}=${encode(value)}`);
	const base = ['GET', `${url.origin}${url.pathname}`, pairs.sort().join('&')]
		.map(encode)
		.join('&');
	const signature = createHmac('sha256', `${encode(secret)}&`)
		.update(base)
		.digest('base64');
	url.searchParams.set('oauth_signature', signature);
}

/** Encoding of RFC 3986. */
function encode(text: string): string {
	return encodeURIComponent(text).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}
