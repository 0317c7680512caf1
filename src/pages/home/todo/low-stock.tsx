import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath } from '@store-analytics/navigation';
import { useCountedItems } from '@store-analytics/data';
import { readText } from '../../../platform/read-value';
import { few, lowStock } from '../requests';
import { StockItem } from './stock-item';
import { TodoCard } from './todo-card';

/** Products and variations at or below the shop's, or their own, low-stock amount. */
export function LowStock({ title }: { title: string }) {
	return (
		<TodoCard
			title={title}
			rows={few.stock}
			useTodoItems={useLowStock}
			nothing={__('No products are low in stock.', 'store-analytics')}
			place="edit.php?post_type=product&stock_status=outofstock"
			report={getNewPath({ type: 'lowstock' }, '/analytics/stock', {})}
		>
			{(product) => <StockItem key={readText(product.id)} product={product} />}
		</TodoCard>
	);
}

function useLowStock(rows: number, isEnabled: boolean) {
	const query = useMemo(() => lowStock(rows), [rows]);
	return useCountedItems('products/low-in-stock', query, isEnabled);
}
