import { demoBuyer } from '../../demoBuyers.ts';
import type { Random } from '../../../../base/seededRandom.ts';
import type { SimulatedProduct } from '../../tables.ts';
import { priceOf } from './shopOrder.ts';
import type { ShopOrder } from './shopOrder.ts';

const product = (index: number, sku: string, title: string, price: number, grams: number, hsn: string) => ({
  title,
  sku,
  variant_id: 44_100_000_000 + index,
  price,
  grams,
  hsn,
});

/** Products of a new simulated shop. */
export const sampleProducts: readonly SimulatedProduct[] = [
  product(1, 'TEA-ASM-250', 'Assam breakfast tea, 250 g', 449, 290, '0902'),
  product(2, 'TEA-DAR-100', 'Darjeeling first flush, 100 g', 699, 140, '0902'),
  product(3, 'MUG-STN-1', 'Stoneware mug', 549, 420, '6912'),
  product(4, 'HON-FOR-500', 'Forest honey, 500 g', 625, 780, '0409'),
  product(5, '', 'Gift box', 149, 210, '4819'),
];

/** Prepaid gateways of Indian shops, and how they name cash on delivery. */
const prepaid = ['Razorpay Secure (UPI, Cards, Int Cards, Wallets)', 'PayU', 'Snapmint EMI'] as const;
const cod = ['Cash on Delivery (COD)', 'cash_on_delivery'] as const;

/** An order of a simulated buyer. */
export function makeShopOrder(
  products: readonly SimulatedProduct[],
  number: number,
  at: Date,
  random: Random,
): ShopOrder {
  const buyer = demoBuyer(random, random.chance(0.03));
  const chosen = [random.pick(products)];
  const second = random.pick(products);
  if (random.chance(0.25) && second !== chosen[0]) chosen.push(second);
  const lines = chosen.map((one, index) => {
    const quantity = one.price < 1000 ? random.pick([1, 1, 1, 2, 2, 3]) : 1;
    const price = priceOf(one.price);
    return {
      id: number * 100 + index + 1,
      title: one.title,
      sku: one.sku,
      variant_id: one.variant_id,
      quantity,
      current: quantity,
      price,
      discount: random.chance(0.2) ? Math.round(price * quantity * 0.1) : 0,
      needs_shipping: true,
    };
  });
  const value = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const isCod = value < 900_000 && random.chance(0.55);
  const time = at.toISOString();
  return {
    number,
    name: `#${number}`,
    created_at: time,
    updated_at: time,
    cancelled_at: null,
    email: buyer.email,
    phone: `+91${buyer.phone}`,
    tags: random.chance(0.08) ? ['gift'] : [],
    gateways: [random.pick(isCod ? cod : prepaid)],
    is_paid: !isCod,
    shipping: value < 99_900 ? 7900 : 0,
    address: {
      name: buyer.name,
      company: '',
      phone: `+91 ${buyer.phone.slice(0, 5)} ${buyer.phone.slice(5)}`,
      address1: buyer.address,
      address2: buyer.landmark,
      city: buyer.city,
      province: buyer.state,
      zip: buyer.pincode,
      countryCodeV2: 'IN',
    },
    lines,
    fulfilments: [],
  };
}
