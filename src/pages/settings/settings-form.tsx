import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, SectionHeader } from '@store-analytics/components';
import {
	getHistory,
	getNewPath,
	getPersistedQuery,
	getQuery,
	useConfirmUnsavedChanges,
} from '@store-analytics/navigation';
import { ExtensionPart } from '../../extensions/extension-part';
import { useFiltered } from '../../extensions/late-filters';
import { useConfirm } from '../../platform/dialog';
import { OpenInShop } from '../../platform/open-in-shop';
import type { ConnectedShop } from '../../platform/settings/settings';
import { useAppSettings } from '../../platform/settings/settings-context';
import { SlowResponseNotice } from '../../platform/slow-response';
import { SettingField } from './setting-field';
import { listSettings, settingsHook } from './settings-list';
import { useSettingsDraft } from './use-settings-draft';

/** The settings with Save and Reset. Leaving with unsaved changes asks for confirmation. */
export function SettingsForm() {
	const app = useAppSettings();
	const settings = useFiltered(useCallback(() => listSettings(app), [app]));
	const { values, isDirty, isSaving, change, save, reset } = useSettingsDraft(
		settings,
		dropDatesFromLinks,
	);
	useConfirmUnsavedChanges(isDirty, leavesPage);
	const isReadOnly = app.connectedShop !== null;
	const { ask, dialog } = useConfirm();
	const onReset = async () => {
		const question = __('Set all settings back to their default values?', 'store-analytics');
		if (await ask(question, __('Reset defaults', 'store-analytics'))) await reset();
	};
	return (
		<>
			<SectionHeader title={__('Analytics settings', 'store-analytics')} />
			{/* Not a form element: the date range contains a form, whose submit must not save the page. */}
			<div className="woocommerce-settings__wrapper">
				{app.connectedShop && <ShopSettings {...app.connectedShop} />}
				{Object.entries(settings).map(([name, setting]) => (
					<ExtensionPart key={name} part={setting} hook={settingsHook} fallback={() => null}>
						<SettingField
							name={name}
							setting={setting}
							value={values[name]}
							isReadOnly={isReadOnly}
							onChange={(value) => change(name, value)}
						/>
					</ExtensionPart>
				))}
				{isSaving && <SlowResponseNotice />}
				{!isReadOnly && (
					<div className="woocommerce-settings__actions">
						<Button
							variant="primary"
							isBusy={isSaving}
							disabled={!isDirty || isSaving}
							accessibleWhenDisabled
							onClick={() => void save()}
						>
							{__('Save settings', 'store-analytics')}
						</Button>
						<Button
							variant="secondary"
							disabled={isSaving}
							accessibleWhenDisabled
							onClick={() => void onReset()}
						>
							{__('Reset defaults', 'store-analytics')}
						</Button>
					</div>
				)}
				{dialog}
			</div>
		</>
	);
}

/** Tells where to change settings that come from a connected shop. */
function ShopSettings({ address }: Pick<ConnectedShop, 'address'>) {
	/* translators: %s: address of a shop */
	const text = __(
		'These settings come from %s and can only be changed there. Changes appear here within an hour.',
		'store-analytics',
	);
	return (
		<p className="woocommerce-settings__source">
			{sprintf(text, address)}{' '}
			<OpenInShop screen="admin.php?page=wc-admin&path=/analytics/settings" />
		</p>
	);
}

function leavesPage(target: URL): boolean {
	return target.searchParams.get('path') !== getQuery()['path'];
}

/** Links would keep the old dates; those of the menu follow the address. */
function dropDatesFromLinks(): void {
	const dates = Object.keys(getPersistedQuery(getQuery()));
	if (dates.length === 0) return;
	getHistory().replace(getNewPath(Object.fromEntries(dates.map((name) => [name, undefined]))));
}
