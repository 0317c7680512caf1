import userEvent from '@testing-library/user-event';

/**
 * Returns a function that clicks, for one task of a user: the click beyond the limit fails.
 * @example const click = clicksUpTo(2); await click(button)
 */
export function clicksUpTo(limit: number): (element: Element) => Promise<void> {
	const user = userEvent.setup();
	let clicks = 0;
	return async (element) => {
		clicks += 1;
		if (clicks > limit) throw new Error(`The task takes more clicks than ${limit}.`);
		await user.click(element);
	};
}
