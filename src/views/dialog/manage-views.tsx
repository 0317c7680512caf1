import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, CheckboxField, TextField } from '@store-analytics/components';
import { viewLimits, viewName, type SavedView } from '@store-analytics/rest-api';
import { attempt } from '../../platform/failures';
import { createNotice } from '../../platform/notices';
import type { ShownScreen } from '../address';
import { hasName, withDefault, withName, withoutView, withViewAgain } from './edits';
import { useViews } from '../use-views';

interface ManageViewsProps {
	readonly screen: ShownScreen;
	readonly onClose: () => void;
}

/** Lists a screen's views, to rename, delete, or open with the screen. */
export function ManageViews({ screen: { path }, onClose }: ManageViewsProps) {
	const { views, change } = useViews();
	const own = views.filter((view) => view.path === path);
	const remove = async (view: SavedView) => {
		const index = views.findIndex(({ id }) => id === view.id);
		if (own.length === 1) onClose();
		if (!(await keep(() => change((kept) => withoutView(kept, view.id))))) return;
		createNotice({
			id: 'views',
			status: 'success',
			/* translators: %s: name that a user has given to a view */
			content: sprintf(__('The view “%s” has been deleted.', 'store-analytics'), view.name),
			action: {
				label: __('Undo', 'store-analytics'),
				onClick: () => void keep(() => change((kept) => withViewAgain(kept, view, index))),
			},
		});
	};
	return (
		<ul className="sa-views__managed">
			{own.map((view) => (
				<li key={view.id}>
					<ViewName
						view={view}
						others={own.filter(({ id }) => id !== view.id)}
						onRename={(name) => keep(() => change((kept) => withName(kept, view.id, name)))}
					/>
					<CheckboxField
						label={__('Make this the default', 'store-analytics')}
						checked={view.isDefault}
						onChange={(isDefault) =>
							void keep(() =>
								change((kept) => withDefault(kept, path, isDefault ? view.id : undefined)),
							)
						}
					/>
					<Button
						variant="tertiary"
						isDestructive
						aria-label={
							/* translators: %s: name that a user has given to a view */
							sprintf(__('Delete the view “%s”', 'store-analytics'), view.name)
						}
						onClick={() => void remove(view)}
					>
						{__('Delete', 'store-analytics')}
					</Button>
				</li>
			))}
		</ul>
	);
}

interface ViewNameProps {
	readonly view: SavedView;
	readonly others: readonly SavedView[];
	readonly onRename: (name: string) => Promise<boolean>;
}

/** Edits a view's name and saves it when the field loses focus. If saving fails, the text stays in the field. */
function ViewName({ view, others, onRename }: ViewNameProps) {
	const [typed, setTyped] = useState<string>();
	const name = viewName(typed ?? view.name);
	const isTaken = others.some((other) => hasName(other, { path: view.path, name }));
	const leave = async () => {
		if (typed === undefined || isTaken) return;
		if (name === '' || name === view.name || (await onRename(name))) setTyped(undefined);
	};
	return (
		<TextField
			label={
				/* translators: %s: name that a user has given to a view */
				sprintf(__('Name of the view “%s”', 'store-analytics'), view.name)
			}
			hideLabelFromVision
			value={typed ?? view.name}
			maxLength={viewLimits.nameLength}
			aria-invalid={isTaken}
			help={isTaken && __('A view with this name already exists.', 'store-analytics')}
			onChange={setTyped}
			onBlur={() => void leave()}
			onKeyDown={({ key }) => {
				if (key === 'Enter') void leave();
			}}
		/>
	);
}

/** Reports a change that the shop failed to save. */
function keep(work: () => Promise<void>): Promise<boolean> {
	return attempt(
		'views',
		(reason) =>
			/* translators: %s: what went wrong, and what to do */
			sprintf(__('The views could not be saved: %s', 'store-analytics'), reason),
		work,
	);
}
