import { __, sprintf } from '@wordpress/i18n';
import { RadioField, TextField } from '@store-analytics/components';

/** The target of a saved export as the form has it. */
export interface PlaceDraft {
	readonly kind: 'folder' | 'bucket';
	readonly folder: string;
	readonly endpoint: string;
	readonly region: string;
	readonly bucket: string;
	readonly prefix: string;
	readonly accessKey: string;
	/** Empty to keep the saved one. */
	readonly secret: string;
}

interface PlaceFieldsProps {
	readonly place: PlaceDraft;
	/** The folder of the server below which exports may be; null without one. */
	readonly folder: string | null;
	/** Whether a secret is saved. */
	readonly hasSecret: boolean;
	readonly onChange: (changed: Partial<PlaceDraft>) => void;
}

/** Where the files go: a folder on the server, or a bucket. */
export function PlaceFields({ place, folder, hasSecret, onChange }: PlaceFieldsProps) {
	return (
		<>
			<RadioField
				label={__('Target', 'store-analytics')}
				value={place.kind}
				options={[
					{
						value: 'folder',
						label: __('A folder on the server', 'store-analytics'),
						description:
							folder ??
							__(
								'Start the server with --export-folder and the path of a folder first.',
								'store-analytics',
							),
					},
					{ value: 'bucket', label: __('An S3-compatible bucket', 'store-analytics') },
				]}
				onChange={(kind) => onChange({ kind: kind === 'bucket' ? 'bucket' : 'folder' })}
			/>
			{place.kind === 'folder' ? (
				<TextField
					label={__('Folder', 'store-analytics')}
					help={
						folder === null
							? undefined
							: sprintf(
									/* translators: %s: path of a folder */
									__(
										'Inside %s. Each run creates a folder named after its date.',
										'store-analytics',
									),
									folder,
								)
					}
					dir="ltr"
					placeholder="shop/nightly"
					value={place.folder}
					required
					onChange={(value) => onChange({ folder: value })}
				/>
			) : (
				<BucketFields place={place} hasSecret={hasSecret} onChange={onChange} />
			)}
		</>
	);
}

function BucketFields({ place, hasSecret, onChange }: Omit<PlaceFieldsProps, 'folder'>) {
	const field = (name: keyof PlaceDraft) => ({
		dir: 'ltr' as const,
		value: place[name],
		autoComplete: 'off',
		onChange: (value: string) => onChange({ [name]: value }),
	});
	return (
		<div className="sa-export__row">
			<TextField
				type="url"
				label={__('Address of the service', 'store-analytics')}
				placeholder="https://s3.eu-central-1.amazonaws.com"
				required
				{...field('endpoint')}
			/>
			<TextField
				label={__('Region', 'store-analytics')}
				placeholder="eu-central-1"
				{...field('region')}
			/>
			<TextField label={__('Bucket', 'store-analytics')} required {...field('bucket')} />
			<TextField
				label={__('Folder in the bucket', 'store-analytics')}
				placeholder="shop/nightly"
				{...field('prefix')}
			/>
			<TextField label={__('Access key', 'store-analytics')} required {...field('accessKey')} />
			<TextField
				type="password"
				label={__('Secret of the access key', 'store-analytics')}
				help={
					hasSecret
						? __('A secret is saved and hidden. Enter a new one to replace it.', 'store-analytics')
						: __('The secret is kept on the server and never shown again.', 'store-analytics')
				}
				required={!hasSecret}
				{...field('secret')}
			/>
		</div>
	);
}
