/**
 * The preferences that the shop has stored for its user, by WooCommerce's keys. `ask` requests them over REST. Saving
 * happens some time after the click.
 */
export async function savedPreferences(
	ask: <Reply>(path: string) => Promise<Reply>,
): Promise<Record<string, unknown>> {
	const me = await ask<{ woocommerce_meta: Record<string, string> }>(
		'/wp/v2/users/me?context=edit',
	);
	return Object.fromEntries(
		Object.entries(me.woocommerce_meta).map(([key, text]) => [key, text && JSON.parse(text)]),
	);
}
