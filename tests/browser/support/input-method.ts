import type { Locator, Page } from 'playwright-core';

/** How the user operates the page: with a pointer or by keyboard alone. */
export interface InputMethod {
	/** Presses a button, follows a link, ticks a checkbox or selects a radio button. */
	press(target: Locator): Promise<void>;
	/** Types into a field. */
	write(target: Locator, text: string): Promise<void>;
	/** Selects an option of a native select by its text. */
	choose(target: Locator, option: string): Promise<void>;
}

export const pointer: InputMethod = {
	press: (target) => target.click(),
	write: (target, text) => target.fill(text),
	choose: async (target, option) => void (await target.selectOption({ label: option })),
};

/** Many more than any screen has tab stops. */
const stops = 250;

/** Reaches a control with Tab alone; throws if Tab never reaches it. */
async function tabTo(target: Locator): Promise<void> {
	await target.waitFor({ state: 'attached' });
	const page = target.page();
	for (let stop = 0; stop < stops; stop += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Selects a radio button: Tab reaches the checked one, arrow keys move from there. */
async function arrowTo(target: Locator, page: Page): Promise<void> {
	const name = await target.getAttribute('name');
	await tabTo(page.locator(`input[type=radio][name="${name}"]:checked`));
	for (let stop = 0; stop < stops && !(await target.isChecked()); stop += 1) {
		await page.keyboard.press('ArrowDown');
	}
}

export const keys: InputMethod = {
	async press(target) {
		await target.waitFor({ state: 'attached' });
		const page = target.page();
		const type = await target.getAttribute('type');
		if (type === 'radio') return arrowTo(target, page);
		await tabTo(target);
		await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
	},
	async write(target, text) {
		await tabTo(target);
		await target.page().keyboard.type(text);
	},
	async choose(target, option) {
		await tabTo(target);
		await target.page().keyboard.type(option);
	},
};
