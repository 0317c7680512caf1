import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The path for the shop's webhooks. */
export const WEBHOOK_PATH = '/wp-json/store-analytics/shop-webhook';

/** Creates an unguessable secret for signing webhooks. */
export function newWebhookSecret(): string {
	return randomBytes(32).toString('base64url');
}

/** Checks whether a delivery was signed with the secret, as WooCommerce does: HMAC-SHA256 of the bytes, in base64. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
	const right = createHmac('sha256', secret).update(body).digest();
	const given = Buffer.from(signature, 'base64');
	return given.length === right.length && timingSafeEqual(given, right);
}
