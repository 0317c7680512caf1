import { Tooltip, VisuallyHidden } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import { useCountries } from '@store-analytics/data';
import { useAppSettings } from '../../../platform/settings/settings-context';

interface CountryNameProps {
	readonly code: string;
}

/** A country's code; its name is in a tooltip and for screen readers. */
export function CountryName({ code }: CountryNameProps) {
	const { [code]: printed } = useAppSettings().countries;
	// Names are requested only if the page lacks them, because every row that reads a store costs time.
	return printed === undefined ? (
		<AskedName code={code} />
	) : (
		<NamedCode code={code} name={printed} />
	);
}

function AskedName({ code }: CountryNameProps) {
	const name = useCountries().data?.find((country) => country.code === code)?.name;
	return name === undefined ? <>{code}</> : <NamedCode code={code} name={name} />;
}

function NamedCode({ code, name }: CountryNameProps & { readonly name: string }) {
	const text = decodeEntities(name);
	return (
		<>
			<Tooltip text={text}>
				<span aria-hidden="true">{code}</span>
			</Tooltip>
			<VisuallyHidden>{text}</VisuallyHidden>
		</>
	);
}
