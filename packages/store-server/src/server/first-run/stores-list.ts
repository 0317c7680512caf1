import { languageTag } from '@store-analytics/date';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { escapeAttribute, escapeHtml } from '../../admin-page/html';
import { megabytes } from './step-text';

/** A store on this machine. */
export interface ListedStore {
	/** The name of its file. */
	readonly store: string;
	readonly isOpen: boolean;
	readonly bytes: number;
	/** Of the shop that it follows; null for a demo, an export, and a shop that is read from its database. */
	readonly address: string | null;
	/** Null if the store cannot be read now. */
	readonly facts: StoreFacts | null;
}

/** What a store tells about its shop. */
export interface StoreFacts {
	/** The name that the owner gave it on this page, or the shop's title; null if it has none. */
	readonly name: string | null;
	readonly orders: number;
	/** Days of the first and the newest order as `YYYY-MM-DD`; null without orders. */
	readonly firstOrder: string | null;
	readonly newestOrder: string | null;
	/** When the data came or the shop was last checked, ISO 8601; null if unknown. */
	readonly updatedAt: string | null;
}

const text = escapeHtml;
const attribute = escapeAttribute;

/** The stores as a list of buttons: what each has, and its changes. */
export function storesList(stores: readonly ListedStore[], locale: string): string {
	const names = stores.map(nameOf);
	const rows = stores.map((store, index) => {
		const name = names[index] ?? store.store;
		const isAlone = names.filter((other) => other === name).length === 1;
		return storeRow(store, name, factsOf(store, isAlone, locale));
	});
	return `<ul class="first-run-stores">${rows.join('')}</ul>`;
}

function nameOf({ store, facts }: ListedStore): string {
	return facts?.name ?? store;
}

function storeRow(listed: ListedStore, name: string, facts: readonly string[]): string {
	const { store, isOpen, address } = listed;
	const value = attribute(store);
	const state = isOpen
		? ` <span class="first-run-open">${text(__('Open now', 'store-analytics'))}</span>`
		: '';
	/* translators: %s: name of a shop */
	const remove = sprintf(__('Remove %s', 'store-analytics'), name);
	/* translators: %s: name of a shop */
	const change = sprintf(__('Change %s', 'store-analytics'), name);
	const place = address === null ? '' : ` data-address="${attribute(address)}"`;
	return `<li><div class="first-run-store"><p><button type="submit" class="button" name="store" value="${value}" dir="auto">${text(name)}</button>${state}</p>
<p class="first-run-hint">${facts.map((fact) => `<bdi>${text(fact)}</bdi>`).join(' · ')}</p></div>
<span class="first-run-changes"><button type="button" class="button" data-change="${value}" data-name="${attribute(name)}"${place} aria-label="${attribute(change)}">${text(_x('Change', 'button', 'store-analytics'))}</button>
<button type="button" class="button" data-remove="${value}" data-name="${attribute(name)}" aria-label="${attribute(remove)}">${text(__('Remove', 'store-analytics'))}</button></span></li>`;
}

/** What distinguishes a store: its orders, its age, where it is from, and its size. */
function factsOf(listed: ListedStore, isAlone: boolean, locale: string): string[] {
	const { store, address, bytes, facts } = listed;
	const tag = languageTag(locale);
	return [
		...(facts ? toldFacts(facts, tag) : []),
		...(address === null ? [] : [address.replace(/^https?:\/\//, '')]),
		...(isAlone || address !== null ? [] : [store]),
		megabytes(locale).format(Math.max(1, bytes / 1e6)),
	];
}

function toldFacts(
	{ orders, firstOrder, newestOrder, updatedAt }: StoreFacts,
	tag: string,
): string[] {
	const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
	const count = new Intl.NumberFormat(tag).format(orders);
	return [
		/* translators: %s: number of orders */
		sprintf(_n('%s order', '%s orders', orders, 'store-analytics'), count),
		...(firstOrder === null || newestOrder === null
			? []
			: [day.formatRange(new Date(firstOrder), new Date(newestOrder))]),
		...(updatedAt === null
			? []
			: [
					sprintf(
						/* translators: %s: date and time */
						__('Last updated: %s', 'store-analytics'),
						moment.format(new Date(updatedAt)),
					),
				]),
	];
}

/** The form that changes a shop's name and address. */
export function changeDialog(): string {
	return `<dialog id="change" class="first-run-way" aria-labelledby="change-title">
<h2 id="change-title">${text(__('Change this shop', 'store-analytics'))}</h2>
<form method="dialog">
<label for="new-name">${text(__('Name', 'store-analytics'))}</label>
<input id="new-name" name="name" required maxlength="100" aria-describedby="new-name-hint" autocomplete="off">
<p class="first-run-hint" id="new-name-hint">${text(__('The name in Store Analytics, also in the addresses of the reports.', 'store-analytics'))}</p>
<div id="new-place" hidden><label for="new-address">${text(__('Address', 'store-analytics'))}</label>
<input id="new-address" name="address" dir="ltr" spellcheck="false" autocapitalize="none" inputmode="url" autocomplete="url" aria-describedby="new-address-hint">
<p class="first-run-hint" id="new-address-hint">${text(__('Enter the new address if the shop has moved. Its key stays. To change the key, connect the shop again.', 'store-analytics'))}</p></div>
<p class="first-run-actions"><button type="submit" class="button button-primary">${text(__('Save changes', 'store-analytics'))}</button>
<button type="button" class="button" data-action="close">${text(__('Cancel', 'store-analytics'))}</button></p>
</form>
</dialog>`;
}

/** The question before a shop is removed. */
export function removeDialog(): string {
	return `<dialog id="remove" class="first-run-way" aria-labelledby="remove-title" data-saved="${attribute(
		/* translators: %s: name of a file */
		__('The backup is in %s.', 'store-analytics'),
	)}">
<h2 id="remove-title">${text(__('Remove this shop?', 'store-analytics'))}</h2>
<p><strong dir="auto"></strong></p>
<p>${text(__('The copy on this computer is deleted: orders, settings, views and the key. The shop itself does not change.', 'store-analytics'))}</p>
<p role="status"></p>
<p class="first-run-actions"><button type="button" class="button" data-action="back-up">${text(__('Make a backup first', 'store-analytics'))}</button>
<button type="button" class="button" data-action="remove">${text(__('Remove the shop', 'store-analytics'))}</button>
<button type="button" class="button" data-action="close">${text(__('Cancel', 'store-analytics'))}</button></p>
</dialog>`;
}
