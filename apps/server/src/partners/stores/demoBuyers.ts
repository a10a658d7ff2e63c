import type { Random } from '../../base/seededRandom.ts';

const first = [
  'Ananya',
  'Farhan',
  'Priya',
  'Rohit',
  'Sneha',
  'Mohammed',
  'Kavya',
  'Arjun',
  'Ishita',
  'Vikram',
  'Meera',
  'Aditya',
  'Lakshmi',
  'Harpreet',
  'Nandini',
  'Rahul',
  'Zoya',
  'Siddharth',
  'Divya',
  'Joseph',
  'Tanvi',
  'Imran',
  'Pooja',
  'Karthik',
  'Neha',
  'Suresh',
  'Aishwarya',
  'Gaurav',
  'Ritu',
  'Manoj',
  'Deepika',
  'Abhishek',
  'Shreya',
  'Naveen',
  'Fatima',
  'Varun',
  'Geeta',
  'Tenzin',
  'Bhavna',
  'Sandeep',
] as const;
const last = [
  'Krishnan',
  'Qureshi',
  'Deshmukh',
  'Baruah',
  'Iyer',
  'Aslam',
  'Reddy',
  'Singh',
  'Mukherjee',
  'Rathore',
  'Nair',
  'Joshi',
  'Subramaniam',
  'Gill',
  'Hegde',
  'Verma',
  'Khan',
  'Kulkarni',
  'Menon',
  'Thomas',
  'Shah',
  'Sheikh',
  'Agarwal',
  'Raman',
  'Chauhan',
  'Patel',
  'Rao',
  'Malhotra',
  'Saxena',
  'Yadav',
  'Das',
  'Mishra',
  'Bose',
  'Pillai',
  'Siddiqui',
  'Kapoor',
  'Bhatt',
  'Lepcha',
  'Shetty',
  'Sharma',
] as const;

/** Names in Hindi script. */
const hindi = [
  'अनीता शर्मा',
  'राकेश कुमार',
  'सीमा देवी',
  'मोहन लाल गुप्ता',
  'प्रियंका त्रिपाठी',
  'संजय वर्मा',
  'कविता मीणा',
] as const;
const hindiStreets = [
  'मकान नं. 14, गली नं. 3, शिव मंदिर के पास',
  '27/2, आर्य नगर, मुख्य बाज़ार',
  'म.नं. 108, गांधी कॉलोनी, बस स्टैंड के सामने',
] as const;

/** City, state, pincodes; larger cities are more frequent. */
const places: readonly (readonly [
  city: string,
  state: string,
  pins: readonly string[],
  weighting: number,
])[] = [
  ['Bengaluru', 'Karnataka', ['560034', '560038', '560066', '560102', '560011'], 13],
  ['Mumbai', 'Maharashtra', ['400050', '400076', '400064', '400013', '400093'], 12],
  ['New Delhi', 'Delhi', ['110017', '110048', '110075', '110092', '110001'], 11],
  ['Gurugram', 'Haryana', ['122001', '122018'], 6],
  ['Pune', 'Maharashtra', ['411045', '411038', '411014'], 8],
  ['Hyderabad', 'Telangana', ['500081', '500034', '500072'], 8],
  ['Chennai', 'Tamil Nadu', ['600028', '600040', '600096'], 7],
  ['Kolkata', 'West Bengal', ['700019', '700091', '700064'], 6],
  ['Ahmedabad', 'Gujarat', ['380015', '380054'], 5],
  ['Jaipur', 'Rajasthan', ['302017', '302021', '302001'], 5],
  ['Lucknow', 'Uttar Pradesh', ['226010', '226016'], 4],
  ['Noida', 'Uttar Pradesh', ['201301', '201304'], 4],
  ['Indore', 'Madhya Pradesh', ['452001', '452010'], 3],
  ['Bhopal', 'Madhya Pradesh', ['462016'], 2],
  ['Chandigarh', 'Chandigarh', ['160017', '160036'], 3],
  ['Ludhiana', 'Punjab', ['141001'], 2],
  ['Kochi', 'Kerala', ['682020', '682001'], 3],
  ['Kozhikode', 'Kerala', ['673004'], 2],
  ['Coimbatore', 'Tamil Nadu', ['641002'], 2],
  ['Visakhapatnam', 'Andhra Pradesh', ['530003'], 2],
  ['Patna', 'Bihar', ['800001'], 2],
  ['Ranchi', 'Jharkhand', ['834001'], 1],
  ['Bhubaneswar', 'Odisha', ['751001'], 2],
  ['Raipur', 'Chhattisgarh', ['492001'], 1],
  ['Dehradun', 'Uttarakhand', ['248001'], 2],
  ['Shimla', 'Himachal Pradesh', ['171001'], 1],
  ['Guwahati', 'Assam', ['781001', '781005'], 2],
  ['Shillong', 'Meghalaya', ['793001'], 1],
  ['Srinagar', 'Jammu and Kashmir', ['190001'], 1],
  ['Panaji', 'Goa', ['403001'], 2],
  ['Udaipur', 'Rajasthan', ['313001'], 2],
  ['Surat', 'Gujarat', ['395007'], 2],
];
const weighted = places.flatMap((place) => Array.from({ length: place[3] }, () => place));
const hindiCities = new Set(['Jaipur', 'Lucknow', 'Patna', 'Indore', 'Bhopal', 'Udaipur', 'Ranchi']);

const streets = [
  'MG Road',
  'Lake View Road',
  '4th Cross, 2nd Main',
  'Station Road',
  'Sector 14',
  'Park Street',
  'Gandhi Nagar',
  'Nehru Colony',
  'Temple Street',
  'Church Road',
  'Ring Road',
  'Model Town',
  'Civil Lines',
  'Shanti Nagar',
  'Anand Vihar',
  'Koramangala 5th Block',
  'Banjara Hills Road 12',
  'Linking Road',
  'Rajpur Road',
  'Salt Lake',
] as const;
const buildings = [
  'Sunrise Apartments',
  'Green Meadows',
  'Shree Residency',
  'Palm Grove',
  'Prestige Enclave',
  'Rose Villa',
  'Lotus Heights',
  'Sai Kripa',
  'Silver Oaks',
  'Orchid Towers',
] as const;

export interface DemoBuyer {
  name: string;
  email: string;
  phone: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
}

/** A random buyer. @param doubtful with an address that needs checking */
export function demoBuyer(random: Random, doubtful: boolean): DemoBuyer {
  const [city, state, pins] = random.pick(weighted);
  const isHindi = hindiCities.has(city) && random.chance(0.35);
  const givenName = random.pick(first);
  const familyName = random.pick(last);
  // Never the last four digits that control the simulator.
  const phone = `${random.pick(['98', '97', '99', '88', '70', '63'])}${String(random.int(0, 9999)).padStart(4, '0')}${random.int(1, 9)}${String(random.int(100, 999))}`;
  const address = doubtful
    ? random.pick([`near bus stand`, random.pick(streets), 'opp. temple'])
    : isHindi
      ? random.pick(hindiStreets)
      : `${random.pick(['Flat', 'No.', 'House', 'B-', 'Door'])} ${random.int(1, 420)}, ${random.pick(buildings)}, ${random.pick(streets)}`;
  return {
    name: isHindi ? random.pick(hindi) : `${givenName} ${familyName}`,
    email: `${givenName}.${familyName}${random.int(1, 99)}@example.in`.toLowerCase(),
    phone,
    address,
    landmark: random.chance(0.3)
      ? random.pick(['Near the metro', 'Opposite the park', 'Behind the school', 'Above the pharmacy'])
      : '',
    city,
    state,
    pincode: random.pick(pins),
  };
}
