import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { fakeShop, heldResponse, settle, type FakeShop } from '../testing/fake-shop';
import { serverError } from '../testing/shop-responses';
import { store } from './store';
import { useSettings, withSettingsHydration } from '../compatibility/settings/use-settings';

let shop: FakeShop;
let registry: ReturnType<typeof createRegistry>;
const batch = 'POST /wc-analytics/settings/wc_admin/batch';
const saved = { body: { update: [{ id: 'woocommerce_date_type', value: 'date_created' }] } };

beforeEach(() => {
	shop = fakeShop();
	shop.on('GET /wc-analytics/settings/general', {
		body: [
			{
				id: 'woocommerce_currency',
				label: 'Currency',
				type: 'select',
				default: 'USD',
				value: 'EUR',
			},
		],
	});
	shop.on(batch, saved);
	registry = createRegistry();
	registry.register(store);
});
afterEach(() => settle());

const select = () => registry.select(store);
const dispatch = () => registry.dispatch(store);
const chosen = { woocommerce_date_type: 'date_created' };

describe('The settings store', () => {
	it('[S7.settings.1, S3.settings.1] requests a group once and keeps its values by id under the group’s name', async () => {
		const settings = registry.resolveSelect(store).getSettings('general');
		await registry.resolveSelect(store).getSettingsForGroup('general', ['general']);
		expect(await settings).toEqual({ general: { woocommerce_currency: 'EUR' } });
		expect(select().getSettings('general')).toBe(await settings);
		expect(select().getSettingsGroupNames()).toEqual(['general']);
		expect(select().getDirtyKeys('general')).toEqual([]);
		expect(shop.calls).toHaveLength(1);
	});

	it('returns one setting, a fallback, or the result of a filter on both', async () => {
		await dispatch().updateSettingsForGroup('wc_admin', { a: 1 });
		expect(select().getSetting('wc_admin', 'a')).toBe(1);
		expect(select().getSetting('wc_admin', 'b')).toBe(false);
		expect(select().getSetting('wc_admin', 'b', 'none')).toBe('none');
		expect(select().getSetting('wc_admin', 'a', 0, (value) => `${value}!`)).toBe('1!');
	});

	it('[S4.settings.1, S7.settings.2, S3.settings.1] marks changed keys dirty, sends their settings by id, and then clears the mark', async () => {
		await dispatch().updateSettingsForGroup('wc_admin', { wcAdminSettings: chosen, plain: 'x' });
		expect(select().getIsDirty('wc_admin', ['wcAdminSettings'])).toBe(true);
		expect(select().getIsDirty('wc_admin', ['other'])).toBe(false);
		expect(select().getDirtyKeys('wc_admin')).toEqual(['wcAdminSettings', 'plain']);
		expect(select().getDirtyKeys('general')).toEqual([]);
		const saving = dispatch().persistSettingsForGroup('wc_admin');
		expect(select().isUpdateSettingsRequesting('wc_admin')).toBe(true);
		await saving;
		expect(select().isUpdateSettingsRequesting('wc_admin')).toBe(false);
		expect(select().getDirtyKeys('wc_admin')).toEqual([]);
		expect(shop.callsTo(batch)[0]?.body).toEqual({
			update: [
				{ id: 'woocommerce_date_type', value: 'date_created' },
				{ id: 'plain', value: 'x' },
			],
		});
	});

	it('[S4.settings.1] keeps the keys of earlier changes dirty, each once, until they are saved', async () => {
		await dispatch().updateSettingsForGroup('wc_admin', { plain: 'x' });
		await dispatch().updateSettingsForGroup('wc_admin', { other: 'y' });
		await dispatch().updateSettingsForGroup('wc_admin', { plain: 'z' });
		expect(select().getDirtyKeys('wc_admin')).toEqual(['plain', 'other']);
		await dispatch().persistSettingsForGroup('wc_admin');
		expect(shop.callsTo(batch)[0]?.body).toEqual({
			update: [
				{ id: 'plain', value: 'z' },
				{ id: 'other', value: 'y' },
			],
		});
		expect(select().getDirtyKeys('wc_admin')).toEqual([]);
	});

	it('[S5.stores.4] sends nothing when nothing is dirty', async () => {
		await dispatch().persistSettingsForGroup('wc_admin');
		expect(shop.calls).toHaveLength(0);
	});

	it.each([
		['an empty response', { body: null }],
		['an error of the shop', serverError],
		['one refused setting', { body: { update: [{ id: 'nope', error: { code: 'invalid' } }] } }],
	])(
		'[S8.11, S3.settings.1] fails on %s, keeps the keys dirty and the error, and can be repeated',
		async (_name, response) => {
			shop.on(batch, response);
			await expect(
				dispatch().updateAndPersistSettingsForGroup('wc_admin', { wcAdminSettings: chosen }),
			).rejects.toThrow('There was a problem updating your settings.');
			expect(select().getDirtyKeys('wc_admin')).toEqual(['wcAdminSettings']);
			expect(select().getLastSettingsErrorForGroup('wc_admin')).toBeTruthy();
			expect(select().getSettingsError('wc_admin')).toBeTruthy();
			expect(select().isUpdateSettingsRequesting('wc_admin')).toBe(false);
			shop.on(batch, saved);
			await dispatch().persistSettingsForGroup('wc_admin');
			expect(select().getDirtyKeys('wc_admin')).toEqual([]);
			expect(select().getLastSettingsErrorForGroup('wc_admin')).toBe(false);
		},
	);

	describe('with settings from the page', () => {
		const came = { statuses: ['failed'], day: '', interval: '12 hours' };
		const refused = (id: string, status: number) => ({
			id,
			error: { code: 'refused', message: 'No.', data: { status } },
		});
		const save = (wcAdminSettings: object) =>
			dispatch().updateAndPersistSettingsForGroup('wc_admin', { wcAdminSettings });
		const sent = () => shop.callsTo(batch).map(({ body }) => body);

		beforeEach(async () => {
			await dispatch().updateSettingsForGroup('wc_admin', { wcAdminSettings: came });
			await dispatch().clearIsDirty('wc_admin');
		});

		it('[S7.settings.2] sends those that have changed since', async () => {
			await save({ ...came, statuses: ['failed', 'pending'] });
			await save({ ...came, statuses: ['failed', 'pending'], day: 'date_paid' });
			expect(sent()).toEqual([
				{ update: [{ id: 'statuses', value: ['failed', 'pending'] }] },
				{ update: [{ id: 'day', value: 'date_paid' }] },
			]);
		});

		it('sends all when none was changed, and ignores refusals of unknown or optional settings', async () => {
			shop.on(batch, { body: { update: [refused('day', 400), refused('interval', 404)] } });
			await save({ ...came });
			expect(sent()).toEqual([
				{
					update: [
						{ id: 'statuses', value: ['failed'] },
						{ id: 'day', value: '' },
						{ id: 'interval', value: '12 hours' },
					],
				},
			]);
			expect(select().getDirtyKeys('wc_admin')).toEqual([]);
		});

		it.each([
			['is changed and unknown to the shop', 'interval', 'daily', 404],
			['is changed to what the shop refuses', 'day', 'never', 400],
		])(
			'[S8.11] reports which setting %s and sends it alone again',
			async (_, id, value, status) => {
				shop.on(batch, { body: { update: [{ id: 'statuses' }, refused(id, status)] } });
				const wanted = { ...came, statuses: [], [id]: value };
				await expect(save(wanted)).rejects.toMatchObject({
					message: 'There was a problem updating your settings.',
					refused: [{ id, code: 'refused', status }],
				});
				expect(select().getDirtyKeys('wc_admin')).toEqual(['wcAdminSettings']);
				shop.on(batch, { body: { update: [{ id }] } });
				await dispatch().persistSettingsForGroup('wc_admin');
				expect(sent()[1]).toEqual({ update: [{ id, value }] });
				expect(select().getDirtyKeys('wc_admin')).toEqual([]);
			},
		);

		it('fails when an unchanged setting is refused for another reason', async () => {
			shop.on(batch, { body: { update: [refused('day', 403)] } });
			await expect(save({ ...came })).rejects.toMatchObject({ refused: [{ id: 'day' }] });
		});
	});

	it('keeps settings dirty that change again during the save', async () => {
		const slow = heldResponse(saved);
		shop.on(batch, slow.handler);
		await dispatch().updateSettingsForGroup('wc_admin', { a: 1, b: 1 });
		const saving = dispatch().persistSettingsForGroup('wc_admin');
		await settle();
		await dispatch().updateSettingsForGroup('wc_admin', { b: 2 });
		slow.release();
		await saving;
		expect(select().getDirtyKeys('wc_admin')).toEqual(['b']);
	});

	it('accepts errors and flags from extensions and can be cleared', async () => {
		await dispatch().updateErrorForGroup('general', { a: 1 }, 'of a');
		await dispatch().updateErrorForGroup('general', null, 'of all');
		await dispatch().setIsRequesting('general', true);
		expect(select().getSettingsError('general', 'a')).toBe('of a');
		expect(select().getSettingsError('general')).toBe('of all');
		expect(select().isUpdateSettingsRequesting('general')).toBe(true);
		await dispatch().updateSettingsForGroup('general', { a: 1 });
		await dispatch().clearIsDirty('general');
		expect(select().getIsDirty('general', ['a'])).toBe(false);
		await dispatch().clearSettings();
		expect(select().getSetting('general', 'a')).toBe(false);
	});
});

describe('useSettings', () => {
	function Form() {
		const settings = useSettings('wc_admin', ['wcAdminSettings']);
		const value = settings['wcAdminSettings'] as typeof chosen;
		return (
			<form>
				<output>{`${value.woocommerce_date_type} ${settings.isDirty ? 'dirty' : 'clean'}`}</output>
				<button
					type="button"
					onClick={() =>
						settings.updateSettings('wcAdminSettings', { woocommerce_date_type: 'date_paid' })
					}
				>
					Change
				</button>
				<button type="button" onClick={() => void settings.persistSettings()}>
					Save
				</button>
			</form>
		);
	}

	it('starts with the page’s values, changes and saves them', async () => {
		const Page = withSettingsHydration('wc_admin', { wcAdminSettings: chosen })(Form);
		render(
			<RegistryProvider value={registry}>
				<Page />
			</RegistryProvider>,
		);
		expect(screen.getByText('date_created clean')).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'Change' }));
		expect(screen.getByText('date_paid dirty')).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'Save' }));
		await act(() => settle());
		expect(screen.getByText('date_paid clean')).toBeVisible();
		expect(shop.calls.map(({ method }) => method)).toEqual(['POST']);
	});
});
