import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where a shop's webhooks are taken. */
export const WEBHOOK_PATH = '/wp-json/store-analytics/shop-webhook';

/** A new secret to sign webhooks with, which nobody guesses. */
export function newWebhookSecret(): string {
	return randomBytes(32).toString('base64url');
}

/** Whether a delivery was signed with the secret, as WooCommerce does it: HMAC-SHA256 over the bytes, in base64. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
	const right = createHmac('sha256', secret).update(body).digest();
	const given = Buffer.from(signature, 'base64');
	return given.length === right.length && timingSafeEqual(given, right);
}
