import type { Locator, Page } from 'playwright-core';

/** How somebody works the page: with a pointer or by keys alone. */
export interface InputMethod {
	/** Presses a button, follows a link, ticks a box, takes a radio button. */
	press(target: Locator): Promise<void>;
	/** Writes into a field. */
	write(target: Locator, text: string): Promise<void>;
	/** Takes an option of a native select by what it says. */
	choose(target: Locator, option: string): Promise<void>;
}

export const pointer: InputMethod = {
	press: (target) => target.click(),
	write: (target, text) => target.fill(text),
	choose: async (target, option) => void (await target.selectOption({ label: option })),
};

/** Far more than any screen has places to stop at. */
const stops = 250;

/** Goes to a control with Tab alone; throws when Tab does not lead there. */
async function tabTo(target: Locator): Promise<void> {
	await target.waitFor({ state: 'attached' });
	const page = target.page();
	for (let stop = 0; stop < stops; stop += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** One of a group of radio buttons: Tab leads to the checked one, arrows from there. */
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
